/** The push services of Chrome and Android, Firefox, Safari and Edge. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Returns a check whether a URL sent by a browser belongs to a push service. Only `hosts` are allowed ('*.' stands for
 * any subdomain), and only over https; a host with a port must be listed with it, and a loopback host may use http.
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
