import { expect, test } from 'vitest';
import { defaultConnections, toServers } from './servers.ts';

test.each([1, 2, 8, 21, 22, 32, 128])(
  'S10.389 SERVERS=auto on %i cores needs no more connections than PostgreSQL accepts by default',
  (cores) => {
    const servers = toServers({ SERVERS: 'auto', NODE_ENV: 'production' }, cores);
    expect(servers).toBe(Math.min(cores, 21));
    // Two more of each server, and those of the jobs.
    expect(servers * (defaultConnections(servers) + 2) + 12).toBeLessThanOrEqual(97);
  },
);
