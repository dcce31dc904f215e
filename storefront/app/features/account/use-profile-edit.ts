import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { OTP_DIGITS } from '@sabuja/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageText } from '../../lib/message-text.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { sessionQuery } from '../session/index.ts';
import { digitsOnly, useResendCountdown } from '../sign-in/index.ts';
import {
  type FieldName,
  fieldsOf,
  formOf,
  type ProfileFields,
  troubleOf,
} from './profile-fields.ts';

export type ProfileEdit = ReturnType<typeof useProfileEdit>;

/**
 * The customer's details while they are edited. What is saved at once is saved even if the new number's code
 * never comes; what was typed stays whatever the server says.
 */
export function useProfileEdit(user: User, onDone: () => void) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const countdown = useResendCountdown();
  const [fields, setFields] = useState(() => fieldsOf(user));
  const [toConfirm, setToConfirm] = useState<string>();
  const saving = useMutation({
    mutationFn: (form: ReturnType<typeof formOf>) =>
      api('PUT /api/v1/users/{uid}', { params: { uid: user.uid }, form }),
    onSuccess: (answer) => {
      client.setQueryData(sessionQuery(api).queryKey, answer.user);
      if (answer.mobile_no_to_confirm === null) {
        toastSuccess(t`Profile updated successfully!`);
        onDone();
        return;
      }
      setToConfirm(answer.mobile_no_to_confirm);
      countdown.start();
    },
    onError: () => toastError(t`Failed to update profile.`),
  });
  const { field, words } = troubleOf(saving.error);
  const errors: Partial<Record<FieldName, string>> = words
    ? { [field]: messageText(i18n, words) }
    : {};
  const change = (part: Partial<ProfileFields>) => {
    if (!saving.isPending) saving.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  return {
    fields,
    errors,
    toConfirm,
    saving: saving.isPending,
    resendIn: countdown.left,
    set: change,
    setOtp: (text: string) => change({ otp: digitsOnly(text, OTP_DIGITS) }),
    save: () => {
      if (!saving.isPending) saving.mutate(formOf(fields, toConfirm !== undefined));
    },
    resend: () => saving.mutate(formOf(fields, false)),
    keepNumber: () => {
      setToConfirm(undefined);
      change({ mobile: fieldsOf(user).mobile, otp: '' });
    },
  };
}
