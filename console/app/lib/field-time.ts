import { fromIstClock, istDate, istMinuteOfDay } from '@sabuja/kit';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Converts an ISO instant to the value of a `datetime-local` field, in IST; '' for null. */
export const toFieldTime = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  const minute = istMinuteOfDay(at);
  return `${istDate(at)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
};

/** Converts the value of a `datetime-local` field (IST) to an ISO instant; null when it is empty. */
export const fromFieldTime = (value: string | undefined): string | null =>
  value ? fromIstClock(value).toISOString() : null;
