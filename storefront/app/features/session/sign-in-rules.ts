import { ApiError } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';

export const mobileLength = 10;
export const otpLength = 5;
export const resendAfter = seconds(60);
export const redirectAfter = seconds(2);

/** Only the digits of what was typed or pasted, at most `limit`. */
export const digitsOnly = (text: string, limit: number): string =>
  text.replace(/\D/g, '').slice(0, limit);

/** Ten digits of a mobile number; a pasted +91 or leading 0 before ten digits is left out. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const local = /^(?:91|0)(\d{10})$/.exec(digits)?.[1];
  return (local ?? digits).slice(0, mobileLength);
}

export const isMobileComplete = (mobile: string): boolean => /^\d{10}$/.test(mobile);
export const isOtpComplete = (otp: string): boolean => /^\d{5}$/.test(otp);
export const withCountryCode = (mobile: string): string => `+91${mobile}`;

/** Whole seconds until a code may be sent again. */
export const secondsLeft = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((sentAt + resendAfter - now) / seconds(1)));

export const resendLabel = (left: number): string =>
  left > 0 ? `Resend OTP in ${left}s` : 'Resend OTP';

/** '45 s', '2 min', '3 h': how long to wait, rounded up. */
export function showWait(waitSeconds: number): string {
  if (waitSeconds < 120) return `${waitSeconds} s`;
  if (waitSeconds < 7200) return `${Math.ceil(waitSeconds / 60)} min`;
  return `${Math.ceil(waitSeconds / 3600)} h`;
}

/** Why the server refused, in its words, with the wait when it asks for one; nothing when it did not say. */
export function refusalReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const { message, retry_after } = error.problem;
  if (retry_after === undefined || /\d/.test(message)) return message;
  return `${message} Try again in ${showWait(retry_after)}.`;
}
