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

/** Returns the last period that ended before today in India: a day, a week from Monday to Sunday, or a month. */
export function lastPeriod(frequency: ReportFrequency, minute: number, now: Date): ReportPeriod {
  const dueOn = firstDayOf(frequency, istDate(now));
  const to = addDays(dueOn, -1);
  const dueAt = new Date(startOfIstDay(dueOn).getTime() + (minutes(minute) satisfies Milliseconds));
  return { from: firstDayOf(frequency, to), to, dueOn, dueAt };
}

function firstDayOf(frequency: ReportFrequency, day: IstDate): IstDate {
  if (frequency === 'daily') return day;
  if (frequency === 'monthly') return `${day.slice(0, 8)}01`;
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}
