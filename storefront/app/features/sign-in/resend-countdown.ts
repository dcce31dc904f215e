import { seconds } from '@sabuja/kit';
import { secondsLeft } from './sign-in-rules.ts';

/** Counts down to the moment a code may be sent again. Ticks from the clock, so a sleeping phone catches up. */
export function createResendCountdown(now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let sentAt: number | undefined;
  let left = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    left = sentAt === undefined ? 0 : secondsLeft(sentAt, now());
    if (left === 0) stop();
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    /** A code was sent just now. */
    start: () => {
      stop();
      sentAt = now();
      timer = setInterval(tick, seconds(1));
      tick();
    },
    stop,
    left: () => left,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
