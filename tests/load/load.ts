import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Common = { origin: string; connections: number; seconds: number };

/** Places orders: each shopper is a connection of its own. */
export type CheckoutJob = Common & {
  kind: 'checkouts';
  /** Access tokens, one for each connection. */
  tokens: string[];
  goods: number[];
  slots: number[];
  dates: string[];
  pincode: string;
  linesEach: number;
  withEstimate: boolean;
};
type PathsJob = Common & {
  kind: 'paths';
  paths: string[];
  headers: Record<string, string>;
  /** What is known of each path already: the answer must be that nothing has changed. */
  etags?: string[];
};

/** What a load generator is to do. */
export type LoadJob = CheckoutJob | PathsJob;

/** What came of it; times in milliseconds. */
export type LoadResult = { perSecond: number; p50: number; p99: number };

/** Runs a load generator in a process of its own. Any answer that is not a success ends it with an error. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load-worker.ts', import.meta.url)));
  const answer = new Promise<LoadResult>((done, fail) => {
    child.once('message', (message: { result: LoadResult } | { error: string }) => {
      if ('error' in message) fail(new Error(message.error));
      else done(message.result);
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error('the load generator ended without a word')));
  });
  child.send(job);
  return await answer;
}
