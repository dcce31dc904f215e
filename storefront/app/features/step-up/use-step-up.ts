import { useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { digitsOnly, useResendCountdown } from '../sign-in/index.ts';

/** Sends a code to the customer's present number, and confirms the session with it. */
export function useStepUp(onConfirmed: () => void) {
  const { t } = useLingui();
  const api = useApi();
  const { left, start } = useResendCountdown();
  const [otp, setOtp] = useState('');
  const sending = useMutation({
    mutationFn: () => api('POST /api/v1/auth/step-up', { body: {} }),
    onSuccess: start,
  });
  const checking = useMutation({
    mutationFn: () => api('POST /api/v1/auth/step-up/validate', { body: { otp } }),
    onSuccess: () => {
      setOtp('');
      onConfirmed();
    },
  });
  const failure = checking.error ?? sending.error;
  return {
    otp,
    sentTo: sending.data?.sent_to,
    error: failure === null ? undefined : failureMessage(failure, t`Failed to send OTP`),
    isSending: sending.isPending,
    isChecking: checking.isPending,
    resendIn: left,
    setOtp: (text: string) => {
      if (checking.isError) checking.reset();
      setOtp(digitsOnly(text, OTP_DIGITS));
    },
    send: sending.mutate,
    check: checking.mutate,
  };
}
