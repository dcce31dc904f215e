import type { FastifyBaseLogger } from 'fastify';
import { connect, preparePooler } from '../platform/db/index.ts';
import { JOB_CONNECTIONS } from '../platform/jobs/index.ts';
import type { Settings } from '../settings.ts';

/**
 * Opens the connections for requests (through the pooler if there is one) and separate ones for jobs, so that no
 * request waits for a job's connection.
 */
export async function openConnections(
  databaseUrl: string,
  { databaseConnections, pooledDatabaseUrl: url }: Settings,
  log: FastifyBaseLogger,
) {
  const warn = (message: string) => log.warn(message);
  const pooled =
    url === undefined ? undefined : await preparePooler({ url, directUrl: databaseUrl, warn });
  const connectRequests = (connections: number) =>
    pooled
      ? connect(pooled.url, connections, 'request', pooled.pooler)
      : connect(databaseUrl, connections, 'request');
  const requests = connectRequests(databaseConnections);
  const probe = connectRequests(1);
  const jobs = connect(databaseUrl, JOB_CONNECTIONS, 'job');
  const close = async () => {
    await jobs.close();
    await probe.close();
    await requests.close();
  };
  return { requests, probe, jobs, close };
}
