import { days } from '@sabuja/kit';

/** When a plan bought at an instant ends; undefined for one of 0 days, which never ends. */
export const planExpiry = (boughtAt: Date, validityDays: number): Date | undefined =>
  validityDays === 0 ? undefined : new Date(boughtAt.getTime() + days(validityDays));
