import { days, hours, type Milliseconds, seconds } from '@sabuja/kit';

/**
 * How many codes may be sent, and how many may be wrong. The limits of a number count for all devices together that
 * never signed in with it, and for each one that did on its own.
 */
export type OtpLimits = {
  perNumberSeconds: number;
  perNumberHour: number;
  perNumberDay: number;
  perAddressHour: number;
  /** Codes a day by a device that signed in with the number before. */
  perDeviceDay: number;
  /** Codes an hour by all clients together, known devices apart. */
  perShopHour: number;
  /** Wrong codes a day, by all devices together that never signed in with the number. */
  failuresPerDay: number;
  /** The length of a proof of work, in steps of about a millisecond on a laptop; on average. */
  proofOfWorkSteps: number;
};

type RateWindow = { length: Milliseconds; limit: number };

/** How many codes a number may be sent in each window. */
export const numberWindows = (limits: OtpLimits, isKnownDevice: boolean): RateWindow[] => [
  { length: seconds(limits.perNumberSeconds), limit: 1 },
  { length: hours(1), limit: limits.perNumberHour },
  { length: days(1), limit: isKnownDevice ? limits.perDeviceDay : limits.perNumberDay },
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
