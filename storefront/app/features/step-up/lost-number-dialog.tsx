import { useLingui } from '@lingui/react/macro';
import { formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { type FormEvent, useId } from 'react';
import {
  isMobileComplete,
  isOtpComplete,
  OtpField,
  ResendButton,
  ResendFailure,
} from '../sign-in/index.ts';
import { useLostNumber } from './use-lost-number.ts';

type Props = { open: boolean; onClose: () => void };

/** Dialog that replaces a mobile number on which the customer can no longer receive codes. */
export function LostNumberDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const lost = useLostNumber();
  const { isCodeSent, effectiveAt } = lost;
  const isReady = isCodeSent ? isOtpComplete(lost.otp) : isMobileComplete(lost.mobile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || lost.isSending || lost.isConfirming) return;
    if (isCodeSent) lost.confirm();
    else lost.send();
  };
  const date = effectiveAt === undefined ? '' : formatIstDateTime(new Date(effectiveAt));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Replace a lost number`}
      description={t`Your new number takes effect after 72 hours. Until then your wallet cannot be used, and we notify your old number and e-mail.`}
      footer={
        effectiveAt === undefined ? (
          <Button
            type="submit"
            form={formId}
            size="lg"
            className="w-full"
            busy={isCodeSent ? lost.isConfirming : lost.isSending}
            disabled={!isReady}
          >
            {isCodeSent ? t`Confirm number` : t`Get OTP`}
          </Button>
        ) : (
          <Button size="lg" className="w-full" onClick={onClose}>
            {t`Close`}
          </Button>
        )
      }
    >
      {effectiveAt === undefined ? (
        <form id={formId} onSubmit={submit} className="grid gap-3">
          <TextField
            label={t`New mobile number`}
            leadingText="+91"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={lost.mobile}
            onChange={(event) => lost.setMobile(event.target.value)}
            error={isCodeSent ? undefined : lost.sendError}
            className="tabular"
          />
          {isCodeSent && (
            <>
              <OtpField
                value={lost.otp}
                onChange={(event) => lost.setOtp(event.target.value)}
                error={lost.codeError}
              />
              <ResendButton
                left={lost.resendIn}
                className="-ml-3 justify-self-start"
                busy={lost.isSending}
                onClick={lost.send}
              />
              <ResendFailure>{lost.sendError}</ResendFailure>
            </>
          )}
        </form>
      ) : (
        <p role="status">{t`Your number changes on ${date}. Then sign in with the new one.`}</p>
      )}
    </Dialog>
  );
}
