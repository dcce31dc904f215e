import { addDays, addTime, hours, type IstDate, istDate, startOfIstDay } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';

/** A day is summed for the last time this long after its end: by then all transactions that began in it are stored. */
const SETTLES_AFTER = hours(1);

/** Returns the moment from which the sums of a day in India are final. */
export const settlesAt = (day: IstDate): Date =>
  new Date(startOfIstDay(addDays(day, 1)).getTime() + SETTLES_AFTER);

/** Returns the first day in India that is not settled yet; all days before it are. */
export const settledBefore = (now: Date): IstDate => istDate(addTime(now, -SETTLES_AFTER));

/**
 * Returns true when the sums of `day` and all days before are final. Days are summed oldest first, so it suffices that
 * a later day was summed after `day` settled.
 */
export async function areFiguresSettled(db: Db, day: IstDate): Promise<boolean> {
  const later = await db
    .selectFrom('back_office.day_figures')
    .select('day')
    .where('day', '>', day)
    .where('summed_at', '>=', settlesAt(day))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Returns true when the wallet balances at the end of `day` are final. */
export async function areWalletsSettled(db: Db, day: IstDate): Promise<boolean> {
  const sum = await db
    .selectFrom('back_office.wallet_ages')
    .select('day')
    .where('day', '=', day)
    .where('summed_at', '>=', settlesAt(day))
    .limit(1)
    .executeTakeFirst();
  return sum !== undefined;
}
