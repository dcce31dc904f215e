import type { Milliseconds } from '@sabuja/kit';

/** Work was refused because too much of its kind is waiting already, or it waited too long. */
export class OverloadedError extends Error {
  constructor() {
    super('too much work of this kind');
  }
}

/** Runs works, a limited number at a time. */
export type LimitedRun = {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Begins works that wait, as far as the limit has risen. */
  admit(): void;
};

type QueueLimits = {
  /** How many works may wait; one more is refused at once. */
  maxWaiting?: number;
  /** How long a work may wait until it is refused. */
  maxWait?: Milliseconds;
};

/**
 * Returns a function that runs at most `limit` of the given works at a time; the rest wait in order. Works above the
 * limits of the queue fail with an OverloadedError, and have not begun. A limit that changes is read when a work comes
 * or ends and by `admit`, which is called when it has risen; it is 1 at least.
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
