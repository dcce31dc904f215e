import type { ReportFrequency } from '@sabuja/contract/rules/reports';
import {
  addDays,
  type IstDate,
  istDate,
  type Milliseconds,
  minutes,
  startOfIstDay,
} from '@sabuja/kit';
import type { FigurePeriod } from '../figures/period.ts';

/** The days that a report covers, and when it is due: `dueAt` is a minute of the day `dueOn` in India. */
export type ReportPeriod = FigurePeriod & { dueOn: IstDate; dueAt: Date };

/** Returns the last period whose report is due by now: a day, a week from Monday to Sunday, or a month. */
export function lastPeriod(frequency: ReportFrequency, minute: number, now: Date): ReportPeriod {
  const dueAt = (day: IstDate) =>
    new Date(startOfIstDay(day).getTime() + (minutes(minute) satisfies Milliseconds));
  const latest = firstDayOf(frequency, istDate(now));
  const dueOn = dueAt(latest) <= now ? latest : firstDayOf(frequency, addDays(latest, -1));
  const to = addDays(dueOn, -1);
  return { from: firstDayOf(frequency, to), to, dueOn, dueAt: dueAt(dueOn) };
}

function firstDayOf(frequency: ReportFrequency, day: IstDate): IstDate {
  if (frequency === 'daily') return day;
  if (frequency === 'monthly') return `${day.slice(0, 8)}01`;
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}
