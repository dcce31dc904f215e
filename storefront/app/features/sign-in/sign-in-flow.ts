import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiCalls, Output } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { createStore, type Readable } from '@sabuja/ui/lib/create-store.ts';
import { createResendCountdown } from './resend-countdown.ts';
import {
  digitsOnly,
  failureReason,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  withCountryCode,
} from './sign-in-rules.ts';

type SignInResult = Output<ApiCalls['POST /api/v1/auth/otp/validate']>;
export type SignInState = {
  step: 'mobile' | 'otp' | 'done';
  mobile: string;
  otp: string;
  busy: 'sending' | 'checking' | undefined;
  /** Why the last step was rejected, shown beside its field. */
  notice: MessageDescriptor | string | undefined;
  resendIn: number;
};
export type SignInFlowOptions = {
  api: Client;
  toasts: Record<'success' | 'error', (message: MessageDescriptor) => void> & {
    dismiss: () => void;
  };
  onSignedIn: (result: SignInResult) => void;
};

/** State machine of sign-in, from the mobile number to the session, as a store. */
export function createSignInFlow({ api, toasts, onSignedIn }: SignInFlowOptions) {
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
  const set = (changes: Partial<SignInState>) => store.set({ ...state(), ...changes });
  countdown.left.subscribe(() => set({ resendIn: countdown.left.get() }));

  const runStep = async (
    busy: NonNullable<SignInState['busy']>,
    failureMessage: MessageDescriptor,
    run: () => Promise<void>,
  ) => {
    if (state().busy !== undefined) return;
    set({ busy, notice: undefined });
    toasts.dismiss();
    try {
      await run();
    } catch (error) {
      toasts.error(failureMessage);
      set({ notice: failureReason(error) ?? failureMessage });
    } finally {
      set({ busy: undefined });
    }
  };
  const sendOtp = async (sentMessage: MessageDescriptor) => {
    const { mobile } = state();
    await api('POST /api/v1/auth/otp', { body: { mobile_number: withCountryCode(mobile) } });
    // The step names the number that the code was sent to, even if the field has changed since.
    set({ step: 'otp', mobile, otp: '' });
    countdown.start();
    toasts.success(sentMessage);
  };
  const validateOtp = async () => {
    const { mobile, otp } = state();
    const body = { mobile_number: withCountryCode(mobile), otp };
    const result = await api('POST /api/v1/auth/otp/validate', { body });
    set({ step: 'done' });
    countdown.stop();
    toasts.success(msg`Login successful`);
    onSignedIn(result);
  };
  return {
    store: store as Readable<SignInState>,
    stop: countdown.stop,
    setMobile: (text: string) => set({ mobile: mobileDigits(text) }),
    setOtp: (text: string) => set({ otp: digitsOnly(text, OTP_DIGITS) }),
    changeNumber: () => set({ step: 'mobile', notice: undefined }),
    requestOtp: async () => {
      if (!isMobileComplete(state().mobile)) return;
      const sentMessage = msg`OTP has been sent to your mobile number`;
      await runStep('sending', msg`Failed to send OTP`, () => sendOtp(sentMessage));
    },
    resendOtp: async () => {
      if (state().resendIn > 0) return;
      const sentMessage = msg`OTP resent successfully`;
      await runStep('sending', msg`Failed to resend OTP`, () => sendOtp(sentMessage));
    },
    submitOtp: async () => {
      if (!isOtpComplete(state().otp) || state().step === 'done') return;
      await runStep('checking', msg`Invalid OTP`, validateOtp);
    },
  };
}
export type SignInFlow = ReturnType<typeof createSignInFlow>;
