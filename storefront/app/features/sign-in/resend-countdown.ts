import { seconds } from '@sabuja/kit';
import { createStore, type Readable } from '@sabuja/ui/lib/create-store.ts';
import { secondsLeft } from './sign-in-rules.ts';

/**
 * Countdown until a code may be resent. Computed from the clock, so it is right after the device
 * slept.
 */
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
    /** Starts the countdown when a code was sent. */
    start: () => {
      stop();
      sentAt = now();
      timer = setInterval(tick, seconds(1));
      tick();
    },
    stop,
    /** Seconds left, as a whole number. */
    left: left as Readable<number>,
  };
}
