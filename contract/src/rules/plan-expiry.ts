import { addTime, days } from '@sabuja/kit';

/** The instant at which a plan bought at `boughtAt` expires; undefined for a validity of 0 days: it never expires. */
export const planExpiry = (boughtAt: Date, validityDays: number): Date | undefined =>
  validityDays === 0 ? undefined : addTime(boughtAt, days(validityDays));
