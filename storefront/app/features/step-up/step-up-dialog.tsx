import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useOpenings } from '@sabuja/ui/use-openings.ts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { isOtpComplete, OtpField, ResendButton, ResendFailure } from '../sign-in/index.ts';
import { LostNumberDialog } from './lost-number-dialog.tsx';
import { useStepUp } from './use-step-up.ts';

type Props = { open: boolean; onSettled: (isConfirmed: boolean) => void };

/** Dialog that sends a code to the customer's number and confirms the session with it. */
export function StepUpDialog(props: Props) {
  const [isNumberLost, setIsNumberLost] = useState(false);
  return (
    <>
      <StepUpForm
        key={useOpenings(props.open)}
        {...props}
        onNumberLost={() => setIsNumberLost(true)}
      />
      <LostNumberDialog open={isNumberLost} onClose={() => setIsNumberLost(false)} />
    </>
  );
}

function StepUpForm({ open, onSettled, onNumberLost }: Props & { onNumberLost: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const stepUp = useStepUp(() => onSettled(true));
  const { send, sentTo } = stepUp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (open) send();
  }, [open]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOtpComplete(stepUp.otp) && !stepUp.isChecking) stepUp.check();
  };
  return (
    <Dialog
      open={open}
      onClose={() => onSettled(false)}
      title={t`Confirm that it is you`}
      description={
        sentTo === undefined
          ? t`We send a 5-digit code by SMS.`
          : t`We sent a 5-digit code to ${sentTo}.`
      }
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          className="w-full"
          busy={stepUp.isChecking}
          disabled={!isOtpComplete(stepUp.otp)}
        >
          {t`Confirm`}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3">
        <OtpField
          value={stepUp.otp}
          onChange={(event) => stepUp.setOtp(event.target.value)}
          error={stepUp.codeError}
          className="text-lg"
        />
        <div className="-ml-3 flex flex-wrap gap-x-2">
          <ResendButton left={stepUp.resendIn} busy={stepUp.isSending} onClick={send} />
          <Button
            variant="ghost"
            onClick={() => {
              onSettled(false);
              onNumberLost();
            }}
          >
            {t`I no longer have this number`}
          </Button>
        </div>
        <ResendFailure>{stepUp.sendError}</ResendFailure>
      </form>
    </Dialog>
  );
}
