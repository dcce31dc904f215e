import { seconds } from '@sabuja/kit';
import type { Shift, Span } from './page-observer.ts';

/** The part of a task beyond this many milliseconds keeps a finger waiting. */
const unnoticed = 50;
/** As long as this without a long task, and a page counts as interactive. */
const quiet = seconds(5);

/**
 * Total Blocking Time: by how much tasks were longer than 50 ms between the first paint and the first
 * five quiet seconds after it. `tasks` in the order of time; all in milliseconds.
 */
export function totalBlockingTime(tasks: readonly Span[], firstPaint: number): number {
  let blocked = 0;
  let quietSince = firstPaint;
  for (const { start, duration } of tasks) {
    const end = start + duration;
    if (end <= firstPaint) continue;
    if (start - quietSince >= quiet) break;
    blocked += Math.max(0, end - Math.max(start, firstPaint) - unnoticed);
    quietSince = end;
  }
  return blocked;
}

/**
 * Cumulative Layout Shift: the largest sum of shifts in one session, which ends after a second without
 * a shift and lasts five at most. `shifts` in the order of time.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let session = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, score: 0 };
  for (const { at, score } of shifts) {
    const isOver = at - session.last >= seconds(1) || at - session.began >= seconds(5);
    session = isOver
      ? { began: at, last: at, score }
      : { ...session, last: at, score: session.score + score };
    worst = Math.max(worst, session.score);
  }
  return worst;
}
