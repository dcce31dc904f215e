import { ApiError } from '@sabuja/contract/client';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { createResendCountdown } from './resend-countdown.ts';
import {
  digitsOnly,
  failureReason,
  isMobileComplete,
  isOtpComplete,
  MOBILE_LENGTH,
  mobileDigits,
  REDIRECT_DELAY,
  RESEND_DELAY,
  resendLabel,
  withCountryCode,
} from './sign-in-rules.ts';

describe('mobile number and code', () => {
  it('S5.1 accepts at most ten digits, is complete only with ten, and is sent with +91', () => {
    expect(mobileDigits('98a7-65 43 2')).toBe('98765432');
    expect(mobileDigits('98765432101234')).toBe('9876543210');
    expect(isMobileComplete('987654321')).toBe(false);
    expect(isMobileComplete('9876543210')).toBe(true);
    expect(isMobileComplete('98765432101')).toBe(false);
    expect(withCountryCode('9876543210')).toBe('+919876543210');
  });

  it('drops a pasted country code or leading zero', () => {
    expect(mobileDigits('+91 98765 43210')).toBe('9876543210');
    expect(mobileDigits('09876543210')).toBe('9876543210');
    expect(mobileDigits('9198765432')).toBe('9198765432');
  });

  it('S5.2 accepts at most five digits, is complete only with five', () => {
    expect(digitsOnly('12 3x4567', OTP_DIGITS)).toBe('12345');
    expect(isOtpComplete('1234')).toBe(false);
    expect(isOtpComplete('12345')).toBe(true);
    expect(isOtpComplete('123456')).toBe(false);
  });

  it('S9.1 has 10 digits after +91, 5 digits of code, 60 s to a resend, 2000 ms to leave', () => {
    expect([MOBILE_LENGTH, OTP_DIGITS, RESEND_DELAY, REDIRECT_DELAY]).toEqual([
      10, 5, 60_000, 2000,
    ]);
    expect(withCountryCode('9876543210')).toBe('+919876543210');
  });
});

const labelOf = (countdown: { left: { get: () => number } }) =>
  inEnglish(resendLabel(countdown.left.get()));

describe('the resend countdown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts 60 seconds down, then allows a resend, and starts again after it', () => {
    const countdown = createResendCountdown();
    expect(labelOf(countdown)).toBe('Resend OTP');
    countdown.start();
    expect(labelOf(countdown)).toBe('Resend OTP in 60s');
    vi.advanceTimersByTime(1000);
    expect(labelOf(countdown)).toBe('Resend OTP in 59s');
    vi.advanceTimersByTime(58_000);
    expect(countdown.left.get()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(labelOf(countdown)).toBe('Resend OTP');
    expect(vi.getTimerCount()).toBe(0);
    countdown.start();
    expect(countdown.left.get()).toBe(60);
  });

  it('notifies its listeners, and is right after the device slept', () => {
    const countdown = createResendCountdown();
    const seen: number[] = [];
    countdown.left.subscribe(() => seen.push(countdown.left.get()));
    countdown.start();
    vi.setSystemTime(Date.now() + 45_000);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([60, 14]);
  });
});

describe('reasons of a failure', () => {
  const refusalWith = (status: number, message: string, retry_after?: number) =>
    new ApiError(status, {
      code: 'X',
      message,
      ...(retry_after === undefined ? {} : { retry_after }),
    });

  it('show the wait requested by the server, once', () => {
    const reason = (wait: number) => {
      const text = failureReason(refusalWith(429, 'Too many codes.', wait));
      return typeof text === 'object' ? inEnglish(text) : text;
    };
    expect([45, 3500, 7201].map(reason)).toEqual([
      'Too many codes. Try again in 45 s.',
      'Too many codes. Try again in 59 min.',
      'Too many codes. Try again in 3 h.',
    ]);
    expect(failureReason(refusalWith(429, 'Wait 30 seconds.', 30))).toBe('Wait 30 seconds.');
  });

  it('S10.450 are those of the server also when it failed, and without a response that it failed', () => {
    expect(failureReason(refusalWith(500, 'Oops'))).toBe('Oops');
    const unknown = failureReason(new TypeError('Failed to fetch'));
    expect(typeof unknown === 'object' && inEnglish(unknown)).toBe(
      'Something went wrong. Please try again.',
    );
  });

  it('are undefined if the code is wrong', () => {
    const wrong = new ApiError(400, { code: 'INVALID_OTP', message: 'Invalid OTP' });
    expect(failureReason(wrong)).toBeUndefined();
  });
});
