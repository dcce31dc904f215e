import { availableParallelism } from 'node:os';
import { text } from '../platform/environment/index.ts';

export const serverVariables = {
  SERVERS: text({
    pattern: /^(auto|[1-9]|[1-5]\d|6[0-4])$/,
    must: 'be a whole number from 1 to 64, or auto',
    default: '1',
    description:
      'how many server processes one start runs, all on the same port; with `auto` one for each core. One of them runs the jobs',
  }),
};

/** How many server processes one start runs; while the pages are developed, one. */
export function toServers({ SERVERS, NODE_ENV }: { SERVERS: string; NODE_ENV: string }): number {
  if (NODE_ENV === 'development') return 1;
  return SERVERS === 'auto' ? availableParallelism() : Number(SERVERS);
}

/** What the embedded database, and a usual external one, has for the requests of all servers of a machine. */
const ALL_CONNECTIONS = 160;

/** How many connections each of several servers has for requests, unless the settings say so. */
export const defaultConnections = (servers: number): number =>
  Math.max(2, Math.min(16, Math.floor(ALL_CONNECTIONS / servers)));
