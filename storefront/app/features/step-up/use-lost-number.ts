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
  const mobile_number = withCountryCode(mobile);
  const sending = useMutation({
    mutationFn: () => api('POST /api/v1/auth/lost-number', { body: { mobile_number } }),
    onSuccess: start,
  });
  const confirming = useMutation({
    mutationFn: () => api('POST /api/v1/auth/lost-number', { body: { mobile_number, otp } }),
    onSuccess: () => client.invalidateQueries({ queryKey: numberChangeQuery(api).queryKey }),
  });
  const failure = confirming.error ?? sending.error;
  return {
    mobile,
    otp,
    isCodeSent: sending.isSuccess,
    effectiveAt: confirming.data?.effective_at ?? undefined,
    error: failure === null ? undefined : failureMessage(failure, t`Failed to send OTP`),
    isBusy: sending.isPending || confirming.isPending,
    resendIn: left,
    setMobile: (text: string) => {
      sending.reset();
      setMobile(mobileDigits(text));
    },
    setOtp: (text: string) => {
      confirming.reset();
      setOtp(digitsOnly(text, OTP_DIGITS));
    },
    send: sending.mutate,
    confirm: confirming.mutate,
  };
}
