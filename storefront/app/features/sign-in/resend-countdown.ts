import { seconds } from '@sabuja/kit';
import { createStore, type Readable } from '../../lib/create-store.ts';
import { secondsLeft } from './sign-in-rules.ts';

/** Counts down to the moment a code may be sent again. Ticks from the clock, so a sleeping phone catches up. */
export function createResendCountdown(now: () => number = Date.now) {
  const left = createStore(0);
  let sentAt: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    left.set(sentAt === undefined ? 0 : secondsLeft(sentAt, now()));
    if (left.get() === 0) stop();
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
    /** Whole seconds. */
    left: left as Readable<number>,
  };
}
