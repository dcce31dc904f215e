import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiCalls, Output } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { createStore, type Readable } from '../../lib/create-store.ts';
import { createResendCountdown } from './resend-countdown.ts';
import {
  digitsOnly,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  refusalReason,
  withCountryCode,
} from './sign-in-rules.ts';

export type SignInAnswer = Output<ApiCalls['POST /api/v1/auth/otp/validate']>;
export type SignInState = {
  step: 'mobile' | 'otp' | 'done';
  mobile: string;
  otp: string;
  busy: 'sending' | 'checking' | undefined;
  /** What the server said of a refusal, beside the toast. */
  notice: MessageDescriptor | string | undefined;
  resendIn: number;
};
export type SignInParts = {
  api: Client;
  say: Record<'success' | 'error', (message: MessageDescriptor) => void>;
  onSignedIn: (answer: SignInAnswer) => void;
};

/** The steps from a mobile number to a session, as a small store. */
export function createSignInFlow({ api, say, onSignedIn }: SignInParts) {
  const countdown = createResendCountdown();
  const store = createStore<SignInState>({
    step: 'mobile',
    mobile: '',
    otp: '',
    busy: undefined,
    notice: undefined,
    resendIn: 0,
  });
  const state = store.get;
  const set = (part: Partial<SignInState>) => store.set({ ...state(), ...part });
  countdown.left.subscribe(() => set({ resendIn: countdown.left.get() }));

  const attempt = async (
    busy: NonNullable<SignInState['busy']>,
    failed: MessageDescriptor,
    work: () => Promise<void>,
  ) => {
    if (state().busy !== undefined) return;
    set({ busy, notice: undefined });
    try {
      await work();
    } catch (error) {
      say.error(failed);
      set({ notice: refusalReason(error) });
    } finally {
      set({ busy: undefined });
    }
  };
  const send = async (sent: MessageDescriptor) => {
    await api('POST /api/v1/auth/otp', {
      body: { mobile_number: withCountryCode(state().mobile) },
    });
    set({ step: 'otp', otp: '' });
    countdown.start();
    say.success(sent);
  };
  const check = async () => {
    const { mobile, otp } = state();
    const body = { mobile_number: withCountryCode(mobile), otp };
    const answer = await api('POST /api/v1/auth/otp/validate', { body });
    set({ step: 'done' });
    countdown.stop();
    say.success(msg`Login successful`);
    onSignedIn(answer);
  };
  return {
    store: store as Readable<SignInState>,
    stop: countdown.stop,
    setMobile: (text: string) => set({ mobile: mobileDigits(text) }),
    setOtp: (text: string) => set({ otp: digitsOnly(text, OTP_DIGITS) }),
    changeNumber: () => set({ step: 'mobile', notice: undefined }),
    requestOtp: async () => {
      if (!isMobileComplete(state().mobile)) return;
      const sent = msg`OTP has been sent to your mobile number`;
      await attempt('sending', msg`Failed to send OTP`, () => send(sent));
    },
    resendOtp: async () => {
      if (state().resendIn > 0) return;
      const sent = msg`OTP resent successfully`;
      await attempt('sending', msg`Failed to resend OTP`, () => send(sent));
    },
    submitOtp: async () => {
      if (!isOtpComplete(state().otp) || state().step === 'done') return;
      await attempt('checking', msg`Invalid OTP`, check);
    },
  };
}
export type SignInFlow = ReturnType<typeof createSignInFlow>;
