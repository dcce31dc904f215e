import { addTime, days } from '@sabuja/kit';

/** When a plan bought at an instant expires; undefined for one of 0 days, which never does. */
export const planExpiry = (boughtAt: Date, validityDays: number): Date | undefined =>
  validityDays === 0 ? undefined : addTime(boughtAt, days(validityDays));
