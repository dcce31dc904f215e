import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from '../session/index.ts';
import { digitsOnly, useResendCountdown } from '../sign-in/index.ts';
import {
  type FieldName,
  type ProfileFields,
  toFieldError,
  toFields,
  toForm,
} from './profile-fields.ts';

export type ProfileEdit = ReturnType<typeof useProfileEdit>;

/**
 * State of the profile form. Name and e-mail are saved even if the code for a new number never
 * arrives; typed values stay whatever the server responds.
 */
export function useProfileEdit(user: User, onDone: () => void) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const countdown = useResendCountdown();
  const [fields, setFields] = useState(() => toFields(user));
  const [numberToConfirm, setNumberToConfirm] = useState<string>();
  const saving = useMutation({
    mutationFn: (form: ReturnType<typeof toForm>) =>
      api('PUT /api/v1/users/{uid}', { params: { uid: user.uid }, form }),
    onSuccess: (result) => {
      client.setQueryData(sessionQuery(api).queryKey, result.user);
      if (result.mobile_no_to_confirm === null) {
        toastSuccess(t`Profile updated successfully!`);
        onDone();
        return;
      }
      setNumberToConfirm(result.mobile_no_to_confirm);
      countdown.start();
    },
    onError: () => toastError(t`Failed to update profile.`),
  });
  const { field, message } = toFieldError(saving.error);
  const errors: Partial<Record<FieldName, string>> = message
    ? { [field]: messageText(i18n, message) }
    : {};
  const change = (changes: Partial<ProfileFields>) => {
    if (!saving.isPending) saving.reset();
    setFields((current) => ({ ...current, ...changes }));
  };
  return {
    fields,
    errors,
    error: saving.error,
    numberToConfirm,
    saving: saving.isPending,
    resendIn: countdown.left,
    set: change,
    setOtp: (text: string) => change({ otp: digitsOnly(text, OTP_DIGITS) }),
    save: () => {
      if (!saving.isPending) saving.mutate(toForm(fields, numberToConfirm !== undefined));
    },
    resend: () => saving.mutate(toForm(fields, false)),
    keepNumber: () => {
      setNumberToConfirm(undefined);
      change({ mobile: toFields(user).mobile, otp: '' });
    },
  };
}
