import { days, hours, type Milliseconds, seconds } from '@sabuja/kit';

/**
 * How many codes may be sent, and how many may be wrong. The limits of a number apply to all devices that never signed
 * in with it, together; each device that did has its own.
 */
export type OtpLimits = {
  perNumberSeconds: number;
  perNumberHour: number;
  perNumberDay: number;
  perAddressHour: number;
  /** Codes per day for a device that signed in with the number before. */
  perDeviceDay: number;
  /** Codes per hour for all clients together, without known devices. */
  perShopHour: number;
  /** Wrong codes per day, for all devices together that never signed in with the number. */
  failuresPerDay: number;
  /** The average length of a proof of work, in steps of about a millisecond on a laptop. */
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
 * Returns the whole seconds until another code may be sent; 0 when it may be sent now. `sent` are the times of sent
 * codes, newest first.
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
