/** A duration in milliseconds; created only by the functions below, so that its unit is always visible in the code. */
export type Milliseconds = number & { readonly __unit?: 'ms' };

/** `n` seconds, in milliseconds. */
export const seconds = (n: number): Milliseconds => n * 1000;
/** `n` minutes, in milliseconds. */
export const minutes = (n: number): Milliseconds => seconds(n * 60);
/** `n` hours, in milliseconds. */
export const hours = (n: number): Milliseconds => minutes(n * 60);
/** `n` days of 24 hours, in milliseconds (India has no daylight saving). */
export const days = (n: number): Milliseconds => hours(n * 24);

/** The instant `time` after `at`, or before it when `time` is negative. */
export const addTime = (at: Date, time: Milliseconds): Date => new Date(at.getTime() + time);
