import type { Milliseconds } from '@sabuja/kit';

/** A work was refused because the queue is full or the work waited too long. */
export class OverloadedError extends Error {
  constructor() {
    super('too much work of this kind');
  }
}

/** Runs works (async functions), a limited number at a time. */
export type LimitedRun = {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Starts as many waiting works as the limit allows; called after the limit has risen. */
  admit(): void;
};

type QueueLimits = {
  /** How many works may wait; any further work is refused at once. */
  maxWaiting?: number;
  /** How long a work may wait before it is refused. */
  maxWait?: Milliseconds;
};

/**
 * Returns a function that runs at most `limit` works at a time; the rest wait in order. Works that exceed the limits of
 * the queue are not started and fail with an OverloadedError. A `limit` function must return at least 1; it is called
 * when a work arrives or ends, and by `admit`.
 */
export function limitConcurrency(
  limit: number | (() => number),
  { maxWaiting = Number.POSITIVE_INFINITY, maxWait }: QueueLimits = {},
): LimitedRun {
  const waiting = new Set<() => void>();
  let running = 0;
  const readLimit = typeof limit === 'number' ? () => limit : limit;
  const admit = () => {
    for (const next of waiting) {
      if (running >= readLimit()) return;
      running++;
      next();
    }
  };
  const release = () => {
    running--;
    admit();
  };
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= maxWaiting) return reject(new OverloadedError());
      const proceed = () => {
        clearTimeout(timer);
        waiting.delete(proceed);
        resolve();
      };
      const refuse = () => {
        waiting.delete(proceed);
        reject(new OverloadedError());
      };
      const timer = maxWait === undefined ? undefined : setTimeout(refuse, maxWait);
      waiting.add(proceed);
    });
  const run: LimitedRun = async (work) => {
    if (running < readLimit()) running++;
    else await enter();
    try {
      return await work();
    } finally {
      release();
    }
  };
  run.admit = admit;
  return run;
}
