import { type IstDate, minutesIntoIstDay } from '@sabuja/kit';

/**
 * Whether a slot that starts `startMinute` minutes after the midnight (IST) of `date` is too early for items that
 * must be ordered `leadTimeHours` hours ahead. Always false when `leadTimeHours` is 0.
 */
export function isInsideLeadTime(
  startMinute: number,
  date: IstDate,
  leadTimeHours: number,
  now: Date,
): boolean {
  if (leadTimeHours === 0) return false;
  return minutesIntoIstDay(date, now) > startMinute - leadTimeHours * 60;
}
