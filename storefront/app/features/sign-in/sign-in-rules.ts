import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { seconds } from '@sabuja/kit';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { offlineMessage } from '../../lib/offline-error.ts';

export const MOBILE_LENGTH = 10;
export const RESEND_DELAY = seconds(60);
export const REDIRECT_DELAY = seconds(2);

/** The digits of the text, at most `limit`. */
export const digitsOnly = (text: string, limit: number): string =>
  text.replace(/\D/g, '').slice(0, limit);

/** The ten digits of a mobile number; a pasted +91 or leading 0 is dropped (S5.1). */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const local = /^(?:91|0)(\d{10})$/.exec(digits)?.[1];
  return (local ?? digits).slice(0, MOBILE_LENGTH);
}

export const isMobileComplete = (mobile: string): boolean => /^\d{10}$/.test(mobile);
const onlyCode = new RegExp(`^\\d{${OTP_DIGITS}}$`);
export const isOtpComplete = (otp: string): boolean => onlyCode.test(otp);
export const withCountryCode = (mobile: string): string => `+91${mobile}`;

/** Whole seconds until a code may be resent. */
export const secondsLeft = (sentAt: number, now: number): number =>
  Math.max(0, Math.ceil((sentAt + RESEND_DELAY - now) / seconds(1)));

export const resendLabel = (left: number): MessageDescriptor =>
  left > 0 ? msg`Resend OTP in ${left}s` : msg`Resend OTP`;

/** The server's message with the wait it requests, in seconds, minutes or hours, rounded up. */
function withRetryDelay(message: string, waitSeconds: number): MessageDescriptor {
  if (waitSeconds < 120) return msg`${message} Try again in ${waitSeconds} s.`;
  const minutes = Math.ceil(waitSeconds / 60);
  if (minutes < 120) return msg`${message} Try again in ${minutes} min.`;
  const hours = Math.ceil(minutes / 60);
  return msg`${message} Try again in ${hours} h.`;
}

/**
 * Why a request failed: the server's reason, with the wait it requests, or that there is no network;
 * undefined if the code is wrong, which the screen shows itself.
 */
export function failureReason(error: unknown): MessageDescriptor | string | undefined {
  const problem = problemOf(error);
  if (problem?.code === 'INVALID_OTP') return undefined;
  if (!problem?.message)
    return offlineMessage(error) ?? msg`Something went wrong. Please try again.`;
  const { message, retry_after } = problem;
  if (retry_after === undefined || /\d/.test(message)) return message;
  return withRetryDelay(message, retry_after);
}
