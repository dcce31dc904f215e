/** The push services of Chrome and Android, Firefox, Safari and Edge. */
export const usualPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Tells whether an address that a browser gave is a push service's. Only those of `hosts` are asked for
 * anything ('*.' stands for any name before it), and only by https; a port must be named to be allowed,
 * and a host on this machine may do without TLS.
 */
export const pushServices =
  (hosts: readonly string[]) =>
  ({ protocol, host, hostname, username }: URL): boolean => {
    const isHere = hostname === '127.0.0.1';
    if (username !== '' || !(protocol === 'https:' || (isHere && protocol === 'http:')))
      return false;
    return hosts.some((known) =>
      known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
    );
  };
