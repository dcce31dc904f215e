import { seconds } from '@sabuja/kit';
import type { LayoutShift, LongTask } from './page-observer.ts';

/** The part of a task beyond this many milliseconds blocks input. */
const BLOCKING_THRESHOLD = 50;
/** A page is interactive after this long without a long task. */
const QUIET_WINDOW = seconds(5);

/**
 * Total Blocking Time: sum of the parts of tasks beyond 50 ms, between the first paint and the
 * first five quiet seconds after it. `tasks` in chronological order; all in milliseconds.
 */
export function totalBlockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  let blockingTime = 0;
  let quietSince = firstPaint;
  for (const { start, duration } of tasks) {
    const end = start + duration;
    if (end <= firstPaint) continue;
    if (start - quietSince >= QUIET_WINDOW) break;
    blockingTime += Math.max(0, end - Math.max(start, firstPaint) - BLOCKING_THRESHOLD);
    quietSince = end;
  }
  return blockingTime;
}

/**
 * Cumulative Layout Shift: the largest sum of shifts in one session, which ends after a second
 * without a shift and lasts at most five. `shifts` in chronological order.
 */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let largest = 0;
  let session = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, score: 0 };
  for (const { at, score } of shifts) {
    const isSessionOver = at - session.last >= seconds(1) || at - session.began >= seconds(5);
    session = isSessionOver
      ? { began: at, last: at, score }
      : { ...session, last: at, score: session.score + score };
    largest = Math.max(largest, session.score);
  }
  return largest;
}
