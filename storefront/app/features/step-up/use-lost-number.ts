import { useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { digitsOnly, mobileDigits, useResendCountdown, withCountryCode } from '../sign-in/index.ts';
import { numberChangeQuery } from './number-change-query.ts';

/** State of replacing a lost number: the new number, its code, and the time the change takes effect. */
export function useLostNumber() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { left, start } = useResendCountdown();
  const [mobile, setMobile] = useState('');
  const [otp, setOtp] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const mobile_number = withCountryCode(mobile);
  const sending = useMutation({
    mutationFn: (mobile_number: string) =>
      api('POST /api/v1/auth/lost-number', { body: { mobile_number } }),
    onSuccess: (_, number) => {
      setSentTo(number);
      setOtp('');
      start();
    },
  });
  const confirming = useMutation({
    mutationFn: () => api('POST /api/v1/auth/lost-number', { body: { mobile_number, otp } }),
    onSuccess: () => client.invalidateQueries({ queryKey: numberChangeQuery(api).queryKey }),
  });
  return {
    mobile,
    otp,
    isCodeSent: sentTo === mobile_number,
    effectiveAt: confirming.data?.effective_at ?? undefined,
    codeError:
      confirming.error &&
      failureMessage(confirming.error, t`Something went wrong. Please try again.`),
    sendError: sending.error && failureMessage(sending.error, t`Failed to send OTP`),
    isSending: sending.isPending,
    isConfirming: confirming.isPending,
    resendIn: left,
    setMobile: (text: string) => {
      sending.reset();
      confirming.reset();
      setMobile(mobileDigits(text));
    },
    setOtp: (text: string) => {
      confirming.reset();
      setOtp(digitsOnly(text, OTP_DIGITS));
    },
    send: () => {
      confirming.reset();
      sending.mutate(mobile_number);
    },
    confirm: confirming.mutate,
  };
}
