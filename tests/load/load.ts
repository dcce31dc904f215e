import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type JobBase = { origin: string; connections: number; seconds: number };

/** Places orders; each shopper has its own connection. */
export type CheckoutJob = JobBase & {
  kind: 'checkouts';
  /** Access tokens, one for each connection. */
  tokens: string[];
  itemIds: number[];
  slots: number[];
  dates: string[];
  pincode: string;
  linesPerOrder: number;
  withEstimate: boolean;
};
type PathsJob = JobBase & {
  kind: 'paths';
  paths: string[];
  headers: Record<string, string>;
  /** The known ETag of each path: the response must be 304. */
  etags?: string[];
};

/** The task of a load generator. */
export type LoadJob = CheckoutJob | PathsJob;

/**
 * The result; times in milliseconds. `clientTime` is the generator's CPU time per visit: if the server
 * needs less than that, the result measures the generator, not the server.
 */
export type LoadResult = {
  visits: number;
  perSecond: number;
  p50: number;
  p99: number;
  clientTime: number;
};

/** Runs a load generator in a separate process. Any unsuccessful response makes it fail. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load-worker.ts', import.meta.url)));
  const response = new Promise<LoadResult>((resolve, reject) => {
    child.once('message', (message: { result: LoadResult } | { error: string }) => {
      if ('error' in message) reject(new Error(message.error));
      else resolve(message.result);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the load generator ended without a word')));
  });
  child.send(job);
  return await response;
}
