import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { createResendCountdown } from './resend-countdown.ts';
import { beginSession } from './session-query.ts';
import {
  digitsOnly,
  mobileDigits,
  otpLength,
  refusalReason,
  withCountryCode,
} from './sign-in-rules.ts';

export type SignInStep = 'mobile' | 'otp' | 'done';

/** The steps from a mobile number to a session. `notice` is what the server said of a refusal. */
export function useSignIn(onSignedIn: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const [countdown] = useState(() => createResendCountdown());
  const resendIn = useSyncExternalStore(countdown.subscribe, countdown.left, () => 0);
  useEffect(() => countdown.stop, [countdown]);
  const [step, setStep] = useState<SignInStep>('mobile');
  const [mobile, setMobile] = useState('');
  const [otp, setOtp] = useState('');
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const [notice, setNotice] = useState<string>();

  const attempt = async (
    kind: 'sending' | 'checking',
    work: () => Promise<void>,
    failed: string,
  ) => {
    if (busy !== undefined) return;
    setBusy(kind);
    setNotice(undefined);
    try {
      await work();
    } catch (error) {
      const reason = refusalReason(error);
      toastError(failed);
      setNotice(reason === failed ? undefined : reason);
    } finally {
      setBusy(undefined);
    }
  };
  const send = async (sent: string) => {
    await api('POST /api/v1/auth/otp', { body: { mobile_number: withCountryCode(mobile) } });
    countdown.start();
    setOtp('');
    setStep('otp');
    toastSuccess(sent);
  };
  const check = async () => {
    const body = { mobile_number: withCountryCode(mobile), otp };
    const answer = await api('POST /api/v1/auth/otp/validate', { body });
    setStep('done');
    beginSession(client, answer);
    toastSuccess('Login successful');
    onSignedIn();
  };
  return {
    step,
    mobile,
    otp,
    busy,
    notice,
    resendIn,
    setMobile: (text: string) => setMobile(mobileDigits(text)),
    setOtp: (text: string) => setOtp(digitsOnly(text, otpLength)),
    requestOtp: () =>
      attempt(
        'sending',
        () => send('OTP has been sent to your mobile number'),
        'Failed to send OTP',
      ),
    resendOtp: () =>
      attempt('sending', () => send('OTP resent successfully'), 'Failed to resend OTP'),
    submitOtp: () => attempt('checking', check, 'Invalid OTP'),
    changeNumber: () => {
      setNotice(undefined);
      setStep('mobile');
    },
  };
}
export type SignIn = ReturnType<typeof useSignIn>;
