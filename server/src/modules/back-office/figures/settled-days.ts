import { addDays, addTime, hours, type IstDate, istDate, startOfIstDay } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';

/** So long after its end a day is summed a last time: whatever began in it is stored by then. */
const SETTLES_AFTER = hours(1);

/** From when on the sums of a day in India are final. */
export const settlesAt = (day: IstDate): Date =>
  new Date(startOfIstDay(addDays(day, 1)).getTime() + SETTLES_AFTER);

/** The day in India before which all are settled. */
export const settledBefore = (now: Date): IstDate => istDate(addTime(now, -SETTLES_AFTER));

/** True when all days up to one are summed for good: days are summed oldest first, so a later one was summed since. */
export async function isSettled(db: Db, day: IstDate): Promise<boolean> {
  const later = await db
    .selectFrom('back_office.day_figures')
    .select('day')
    .where('day', '>', day)
    .where('summed_at', '>=', settlesAt(day))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
