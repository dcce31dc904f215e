import { daysBetween, type IstDate, istDate, istMinuteOfDay } from '@sabuja/kit';

const MINUTES_PER_DAY = 24 * 60;

/**
 * True if a slot that starts `startMinute` minutes after the midnight (IST) of `date` is too early
 * for items that must be ordered `leadTimeHours` hours ahead. Without a lead time no slot is.
 */
export function isInsideLeadTime(
  startMinute: number,
  date: IstDate,
  leadTimeHours: number,
  now: Date,
): boolean {
  if (leadTimeHours === 0) return false;
  const minute = daysBetween(date, istDate(now)) * MINUTES_PER_DAY + istMinuteOfDay(now);
  return minute > startMinute - leadTimeHours * 60;
}
