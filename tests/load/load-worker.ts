import { Checkouts } from './checkouts.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { RawConnection, requestText } from './raw-client.ts';

/** One visit of a shopper: what is timed. */
type Visit = (connection: RawConnection, shopper: number) => Promise<void>;

/** Requests for paths, one after another over and over. */
function pathVisits({ paths, headers, etags }: Extract<LoadJob, { kind: 'paths' }>): Visit {
  const requests = paths.map((path, i) => {
    const known = etags?.[i];
    return requestText({
      path,
      headers: { ...headers, ...(known === undefined ? {} : { 'if-none-match': known }) },
    });
  });
  const expected = etags === undefined ? 200 : 304;
  let count = 0;
  return async (connection) => {
    const request = requests[count++ % requests.length] ?? '';
    const answer = await connection.send(request);
    if (answer.status !== expected) {
      throw new Error(`${answer.status} for ${request}${answer.body().slice(0, 300)}`);
    }
  };
}

function visitOf(job: LoadJob): Visit {
  if (job.kind === 'paths') return pathVisits(job);
  const checkouts = new Checkouts(job);
  return (connection, shopper) => checkouts.visit(connection, shopper);
}

async function run(job: LoadJob): Promise<LoadResult> {
  const visit = visitOf(job);
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => RawConnection.open(job.origin)),
  );
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + job.seconds * 1000;
  const shop = async (connection: RawConnection, shopper: number) => {
    for (let from = performance.now(); from < until; ) {
      await visit(connection, shopper);
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  await Promise.all(connections.map(shop));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const connection of connections) connection.close();
  return summary(times, seconds);
}

function summary(times: number[], seconds: number): LoadResult {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
}

process.once('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }, () => process.exit(0)),
    (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
  );
});
