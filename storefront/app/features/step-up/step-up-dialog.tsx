import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isOtpComplete, OtpField, ResendButton } from '../sign-in/index.ts';
import { LostNumberDialog } from './lost-number-dialog.tsx';
import { useStepUp } from './use-step-up.ts';

type Props = { open: boolean; onSettled: (isConfirmed: boolean) => void };

/** Dialog that sends a code to the customer's number and confirms the session with it. */
export function StepUpDialog({ open, onSettled }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [isNumberLost, setIsNumberLost] = useState(false);
  const stepUp = useStepUp(() => onSettled(true));
  const { send, sentTo } = stepUp;
  const isSent = useRef(false);
  useEffect(() => {
    if (open && !isSent.current) send();
    isSent.current = open;
  }, [open, send]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOtpComplete(stepUp.otp) && !stepUp.isChecking) stepUp.check();
  };
  return (
    <>
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
            error={stepUp.error}
            className="text-lg"
          />
          <div className="-ml-3 flex flex-wrap gap-x-2">
            <ResendButton left={stepUp.resendIn} busy={stepUp.isSending} onClick={() => send()} />
            <Button
              variant="ghost"
              onClick={() => {
                onSettled(false);
                setIsNumberLost(true);
              }}
            >
              {t`I no longer have this number`}
            </Button>
          </div>
        </form>
      </Dialog>
      <LostNumberDialog open={isNumberLost} onClose={() => setIsNumberLost(false)} />
    </>
  );
}
