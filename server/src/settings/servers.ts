import { availableParallelism } from 'node:os';
import { text } from '../platform/environment/index.ts';

export const serverVariables = {
  SERVERS: text({
    pattern: /^(auto|[1-9]|[1-5]\d|6[0-4])$/,
    must: 'be a whole number from 1 to 64, or auto',
    default: '1',
    description:
      'how many server processes one start runs, all on the same port; with `auto` one for each core, 21 at most. One of them runs the jobs',
  }),
};

/** More servers than this would need more connections than PostgreSQL accepts by default. */
const MAX_AUTO_SERVERS = 21;

/** Returns how many server processes one start runs on this number of cores; in development one. */
export function toServers(
  { SERVERS, NODE_ENV }: { SERVERS: string; NODE_ENV: string },
  cores = availableParallelism(),
): number {
  if (NODE_ENV === 'development') return 1;
  return SERVERS === 'auto' ? Math.min(MAX_AUTO_SERVERS, cores) : Number(SERVERS);
}

/** The connections that PostgreSQL accepts by default from users who are not superusers. */
const ALL_CONNECTIONS = 97;
/** Connections of each server besides those for requests: for its health, and to listen to other servers. */
const OWN_CONNECTIONS = 2;
/** The connections of the jobs, which one of the servers runs. */
const OF_JOBS = 12;

/** Returns how many connections each of several servers has for requests if the settings do not say. */
export const defaultConnections = (servers: number): number =>
  Math.max(2, Math.min(16, Math.floor((ALL_CONNECTIONS - OF_JOBS) / servers) - OWN_CONNECTIONS));
