import { Checkouts } from './checkouts.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { percentilesOf } from './percentiles.ts';
import { formatRequest, RawConnection } from './raw-client.ts';

/** One timed visit of a shopper. */
type Visit = (connection: RawConnection, shopper: number) => Promise<void>;

/** Requests the paths one after another in a loop. */
function pathVisits({ paths, headers, etags }: Extract<LoadJob, { kind: 'paths' }>): Visit {
  const requests = paths.map((path, i) => {
    const etag = etags?.[i];
    return formatRequest({
      path,
      headers: { ...headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
    });
  });
  const expected = etags === undefined ? 200 : 304;
  let count = 0;
  return async (connection) => {
    const request = requests[count++ % requests.length] ?? '';
    const response = await connection.send(request);
    if (response.status !== expected) {
      throw new Error(`${response.status} for ${request}${response.body().slice(0, 300)}`);
    }
  };
}

function createVisit(job: LoadJob): Visit {
  if (job.kind === 'paths') return pathVisits(job);
  const checkouts = new Checkouts(job);
  return (connection, shopper) => checkouts.checkOut(connection, shopper);
}

async function run(job: LoadJob): Promise<LoadResult> {
  const visit = createVisit(job);
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => RawConnection.open(job.origin)),
  );
  const times: number[] = [];
  const processorBefore = process.cpuUsage();
  const startedAt = performance.now();
  const deadline = startedAt + job.seconds * 1000;
  const runShopper = async (connection: RawConnection, shopper: number) => {
    for (let visitStart = performance.now(); visitStart < deadline; ) {
      await visit(connection, shopper);
      const now = performance.now();
      times.push(now - visitStart);
      visitStart = now;
    }
  };
  await Promise.all(connections.map(runShopper));
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(processorBefore);
  for (const connection of connections) connection.close();
  return { ...summary(times, seconds), clientTime: (user + system) / 1000 / times.length };
}

const summary = (times: number[], seconds: number): Omit<LoadResult, 'clientTime'> => ({
  visits: times.length,
  perSecond: times.length / seconds,
  ...percentilesOf(times),
});

process.once('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
