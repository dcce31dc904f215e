import { addDays, daysBetween, hours, type IstDate, istDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { findFirstOrderTime } from '../../orders/index.ts';
import { findFirstEntryTime } from '../../wallet/index.ts';
import { startOfDay } from './period.ts';
import { summarizeDay } from './summarize-day.ts';

/** So long after its end a day is summed a last time: whatever began in it is stored by then. */
const SETTLES_AFTER = hours(1);

/**
 * Sums every day in India that is not settled: today, yesterday for a while, and whatever was missed while no server
 * ran. Each day is stored by itself, so that a job which is interrupted goes on where it was.
 */
export async function summarizeDays(db: Db, now: Date): Promise<void> {
  const settled = new Set(await listSettledDays(db));
  for (const day of await listDays(db, now))
    if (!settled.has(day)) await summarizeDay(db, day, now);
}

/** Sums a day that is over, unless that was done since its figures are settled. */
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
  return rows
    .filter(
      ({ day, summed_at }) =>
        summed_at.getTime() >= startOfDay(addDays(day, 1)).getTime() + SETTLES_AFTER,
    )
    .map(({ day }) => day);
}
