import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';
import { formatPhone } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { OfflineNote } from '../../lib/offline-note.tsx';
import {
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  OtpField,
  ResendButton,
} from '../sign-in/index.ts';
import { type ProfileEdit, useProfileEdit } from './use-profile-edit.ts';

/** Edits name, e-mail and mobile number; a new number is confirmed by a one-time code. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useLingui();
  const edit = useProfileEdit(user, onDone);
  const { fields, set, errors } = edit;
  const form = useRef<HTMLFormElement>(null);
  const invalidFields = Object.keys(errors).join();
  useEffect(() => {
    if (invalidFields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidFields]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  const awaitsCode = edit.numberToConfirm !== undefined;
  return (
    <Card as="form" padded ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t`Name`}
        autoComplete="name"
        autoFocus
        maxLength={MAX_NAME_LENGTH}
        value={fields.full_name}
        onChange={(event) => set({ full_name: event.target.value })}
        error={errors.full_name}
      />
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={fields.email}
        onChange={(event) => set({ email: event.target.value })}
        error={errors.email}
      />
      <TextField
        label={t`Mobile number`}
        leadingText="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={fields.mobile}
        readOnly={awaitsCode}
        onChange={(event) => set({ mobile: mobileDigits(event.target.value) })}
        hint={awaitsCode ? undefined : t`Another number is confirmed by a code that we send to it.`}
        error={errors.mobile_no}
        className="tabular"
      />
      {awaitsCode && (
        <NumberConfirmation edit={edit} numberToConfirm={edit.numberToConfirm ?? ''} />
      )}
      <OfflineNote error={edit.error} />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button variant="outline" onClick={onDone}>
          {t`Cancel`}
        </Button>
        <Button
          type="submit"
          busy={edit.saving}
          disabled={!isMobileComplete(fields.mobile) || (awaitsCode && !isOtpComplete(fields.otp))}
        >
          {awaitsCode ? t`Confirm number` : t`Save`}
        </Button>
      </div>
    </Card>
  );
}

/** Field for the code that was sent to the new number. */
function NumberConfirmation({
  edit,
  numberToConfirm,
}: {
  edit: ProfileEdit;
  numberToConfirm: string;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const number = formatPhone(numberToConfirm);
  return (
    <Alert tone="plain" size="lg" className="grid gap-3">
      <p role="status">
        {t`We sent a code to ${number}. Until you enter it, your old number stays.`}
      </p>
      <OtpField
        ref={input}
        value={edit.fields.otp}
        onChange={(event) => edit.setOtp(event.target.value)}
        error={edit.errors.otp}
      />
      <div className="-ml-3 flex flex-wrap gap-x-2">
        <Button variant="ghost" onClick={edit.keepNumber}>
          {t`Keep the old number`}
        </Button>
        <ResendButton left={edit.resendIn} disabled={edit.saving} onClick={edit.resend} />
      </div>
    </Alert>
  );
}
