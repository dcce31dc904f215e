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
  const [sentTo, setSentTo] = useState<string>();
  const sending = useMutation({
    mutationFn: () => api('POST /api/v1/auth/step-up', { body: {} }),
    onSuccess: ({ sent_to }) => {
      setSentTo(sent_to);
      setOtp('');
      start();
    },
  });
  const checking = useMutation({
    mutationFn: () => api('POST /api/v1/auth/step-up/validate', { body: { otp } }),
    onSuccess: onConfirmed,
  });
  return {
    otp,
    sentTo,
    codeError:
      checking.error && failureMessage(checking.error, t`Something went wrong. Please try again.`),
    sendError: sending.error && failureMessage(sending.error, t`Failed to send OTP`),
    isSending: sending.isPending,
    isChecking: checking.isPending,
    resendIn: left,
    setOtp: (text: string) => {
      if (checking.isError) checking.reset();
      setOtp(digitsOnly(text, OTP_DIGITS));
    },
    send: () => {
      checking.reset();
      sending.mutate();
    },
    check: checking.mutate,
  };
}
