import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { throwFailures, tryEach } from '../../../platform/try-each.ts';
import { findFirstOrderTime } from '../../orders/index.ts';
import { findFirstEntryTime } from '../../wallet/index.ts';
import { settlesAt } from './settled-days.ts';
import { summarizeDay } from './summarize-day.ts';
import { summarizeMonths } from './summarize-months.ts';

/**
 * Sums every day in India that is not settled: today, yesterday until it settles, and days missed while no server ran;
 * then the months that are over. Each day has its own transaction, so an interrupted job continues where it stopped.
 * @throws AggregateError with the errors of the days that could not be summed; the others are
 */
export async function summarizeDays(db: Db, now: Date): Promise<void> {
  const settled = new Set(await listSettledDays(db));
  const unsettled = (await listDays(db, now)).filter((day) => !settled.has(day));
  const failures = await tryEach(unsettled, (day) => summarizeDay(db, day, now));
  await summarizeMonths(db, now);
  throwFailures(failures, 'days were not summed');
}

/** Sums a day that is over, unless it was already summed after it settled. */
export async function summarizeUnsettledDay(db: Db, day: IstDate, now: Date): Promise<void> {
  if (!(await listSettledDays(db)).includes(day)) await summarizeDay(db, day, now);
}

/** Every day of the shop from its first order or ledger entry up to today. */
async function listDays(db: Db, now: Date): Promise<IstDate[]> {
  const today = istDate(now);
  const firsts = [await findFirstOrderTime(db), await findFirstEntryTime(db), now];
  const [first = today] = firsts.flatMap((time) => (time ? [istDate(time)] : [])).sort();
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, i) => addDays(first, i));
}

async function listSettledDays(db: Db): Promise<IstDate[]> {
  const rows = await db
    .selectFrom('back_office.day_figures')
    .select(['day', 'summed_at'])
    .execute();
  return rows.filter(({ day, summed_at }) => summed_at >= settlesAt(day)).map(({ day }) => day);
}
