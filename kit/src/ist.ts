import { days, minutes } from './duration.ts';
import { lazy } from './lazy.ts';

/** A calendar day in India, 'YYYY-MM-DD'. */
export type IstDate = string;

/** The offset of clocks in India from UTC, all year round, as ISO 8601 writes it. */
export const IST_OFFSET = '+05:30';
const istOffset = minutes(330);
const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** A date whose UTC fields are what clocks in India show at an instant. */
export const toIstClock = (at: Date): Date => new Date(at.getTime() + istOffset);

/** The instant at which clocks in India show a local time, 'YYYY-MM-DDTHH:MM' with or without seconds. */
export const fromIstClock = (local: string): Date => new Date(`${local}${IST_OFFSET}`);

/** The calendar day in India (IST) at an instant. */
export const istDate = (at: Date): IstDate => toIstClock(at).toISOString().slice(0, 10);

/** Minutes since midnight in India (IST) at an instant, 0 to 1439. */
export function istMinuteOfDay(at: Date): number {
  const local = toIstClock(at);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The instant at which a day begins: its midnight in IST. */
export const startOfIstDay = (date: IstDate): Date => fromIstClock(`${date}T00:00:00`);

/** Minutes from the midnight (IST) of `date` to an instant; negative before the day, above 1439 after it. */
export const minutesIntoIstDay = (date: IstDate, at: Date): number =>
  Math.floor((at.getTime() - startOfIstDay(date).getTime()) / minutes(1));

/** True for a day that exists in the calendar, written 'YYYY-MM-DD'. */
export function isIstDate(text: string): boolean {
  if (!datePattern.test(text) || text < '0001') return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day `n` days after `date` (before it when negative). */
export const addDays = (date: IstDate, n: number): IstDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days(n)).toISOString().slice(0, 10);

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: IstDate, to: IstDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / days(1));

/** The time zone of the shop, as `Intl` and PostgreSQL name it. */
export const IST_TIME_ZONE = 'Asia/Kolkata';

const istFormat = (parts: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('en-IN', { timeZone: IST_TIME_ZONE, ...parts }));

const moment = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const dateFormat = istFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const dateTimeFormat = istFormat({ ...moment, year: 'numeric' });
const momentFormat = istFormat(moment);

/** '21 Nov 2026', the day in India. */
export const formatIstDate = (at: Date): string => dateFormat().format(at);
/** '21 Nov 2026', from an `IstDate`. */
export const formatIstDay = (date: IstDate): string => formatIstDate(startOfIstDay(date));
/** Writes 'am' or 'pm' at the end of a time in capitals, as in the names of slots. */
const inCapitals = (time: string): string => time.replace(/[ap]m$/i, (half) => half.toUpperCase());

/** '21 Nov 2026, 8:05 AM', in IST. */
export const formatIstDateTime = (at: Date): string => inCapitals(dateTimeFormat().format(at));
/** '21 Nov, 8:05 AM' (IST), for recent events. */
export const formatIstMoment = (at: Date): string => inCapitals(momentFormat().format(at));
