import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { runAll } from '../../../platform/try-each.ts';
import { findFirstOrderTime } from '../../orders/index.ts';
import { findFirstEntryTime } from '../../wallet/index.ts';
import { settlesAt } from './settled-days.ts';
import { summarizeDay } from './summarize-day.ts';
import { summarizeMonths } from './summarize-months.ts';

/**
 * Sums every day in India that is not settled: today, yesterday until it settles, and days missed while no server ran;
 * then the months that are over. Each day has its own transaction, so an interrupted job continues where it stopped.
 * @throws AggregateError when a day or a month could not be summed; the months do not wait for the days
 */
export async function summarizeDays(db: Db, now: Date): Promise<void> {
  const settled = new Set(await listSettledDays(db));
  await runAll({
    // The oldest first, up to the first that fails: `areFiguresSettled` relies on it.
    days: async () => {
      for (const day of await listDays(db, now))
        if (!settled.has(day)) await summarizeDay(db, day, now);
    },
    months: () => summarizeMonths(db, now),
  });
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
