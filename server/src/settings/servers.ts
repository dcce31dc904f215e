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

/** More of them would need more connections than a PostgreSQL with its own defaults accepts. */
const MAX_AUTO_SERVERS = 21;

/** How many server processes one start runs on so many cores; while the pages are developed, one. */
export function toServers(
  { SERVERS, NODE_ENV }: { SERVERS: string; NODE_ENV: string },
  cores = availableParallelism(),
): number {
  if (NODE_ENV === 'development') return 1;
  return SERVERS === 'auto' ? Math.min(MAX_AUTO_SERVERS, cores) : Number(SERVERS);
}

/** What a PostgreSQL with its own defaults accepts of users that are not administrators. */
const ALL_CONNECTIONS = 97;
/** Those that each server has beside requests, for its health and for what other servers publish. */
const OWN_CONNECTIONS = 2;
/** Those of the jobs, which one server runs. */
const OF_JOBS = 12;

/** How many connections each of several servers has for requests, unless the settings say so. */
export const defaultConnections = (servers: number): number =>
  Math.max(2, Math.min(16, Math.floor((ALL_CONNECTIONS - OF_JOBS) / servers) - OWN_CONNECTIONS));
