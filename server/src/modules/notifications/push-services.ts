/** The push services of Chrome and Android, Firefox, Safari and Edge. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Returns a check whether an address that a browser sent is a push service's. Only `hosts` are requested
 * ('*.' stands for any subdomain), and only by https; a port must be listed to be allowed, and a loopback
 * host may do without TLS.
 */
export const createPushServiceCheck =
  (hosts: readonly string[]) =>
  ({ protocol, host, hostname, username }: URL): boolean => {
    const isLoopback = hostname === '127.0.0.1';
    if (username !== '' || !(protocol === 'https:' || (isLoopback && protocol === 'http:')))
      return false;
    return hosts.some((pattern) =>
      pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
    );
  };
