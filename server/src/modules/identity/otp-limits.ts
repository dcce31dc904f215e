import { days, hours, type Milliseconds, seconds } from '@sabuja/kit';

/** How many codes a number and a caller's address may be sent, and how many wrong codes lock a number. */
export type OtpLimits = {
  perNumberSeconds: number;
  perNumberHour: number;
  perNumberDay: number;
  perAddressHour: number;
  failuresToLock: number;
};

type RateWindow = { length: Milliseconds; limit: number };

/** How many codes a number may be sent in each window. */
export const numberWindows = (limits: OtpLimits): RateWindow[] => [
  { length: seconds(limits.perNumberSeconds), limit: 1 },
  { length: hours(1), limit: limits.perNumberHour },
  { length: days(1), limit: limits.perNumberDay },
];

export const addressWindows = (limits: OtpLimits): RateWindow[] => [
  { length: hours(1), limit: limits.perAddressHour },
];

/**
 * Whole seconds until one more may be sent; 0 when it may be sent now. `sent` are the times of sent codes,
 * newest first.
 */
export function secondsToWait(
  windows: readonly RateWindow[],
  sent: readonly Date[],
  now: Date,
): number {
  const waits = windows.map(({ length, limit }) => {
    const blocking = sent[limit - 1];
    return blocking === undefined ? 0 : blocking.getTime() + length - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
