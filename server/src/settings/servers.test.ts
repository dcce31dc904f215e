import { expect, test } from 'vitest';
import { defaultConnections, toServers } from './servers.ts';

test.each([1, 2, 8, 21, 22, 32, 128])(
  'S10.389 SERVERS=auto on %i cores needs no more connections than PostgreSQL accepts by default',
  (cores) => {
    const servers = toServers({ SERVERS: 'auto', NODE_ENV: 'production' }, cores);
    expect(servers).toBe(Math.min(cores, 21));
    // Each server needs two more than those for requests, and the jobs need 12.
    expect(servers * (defaultConnections(servers) + 2) + 12).toBeLessThanOrEqual(97);
  },
);
