import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ResendButton, ResendFailure, useResendCountdown } from '../sign-in/index.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { emptyBoxes, isComplete } from './code-digits.ts';
import type { useDeletion } from './use-deletion.ts';

type Props = { open: boolean; deletion: ReturnType<typeof useDeletion>; onClose: () => void };

/** Dialog that asks for the code that was sent and deletes the account with it. */
export function CodeDialog({ open, deletion, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const firstBox = useRef<HTMLInputElement>(null);
  const [boxes, setBoxes] = useState(emptyBoxes);
  const { left, start } = useResendCountdown();
  const { sending, sent, deleting, codeRefusal, sendRefusal } = deletion;
  const sentTo = sent?.sent_to ?? '';
  // A code was (re)sent: clear the boxes and restart the countdown.
  useEffect(() => {
    if (sent === undefined) return;
    setBoxes(emptyBoxes);
    start();
  }, [sent, start]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(boxes) && !deleting.isPending) deleting.mutate(boxes.join(''));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={firstBox}
      // Open orders or a debt end the dialog with a notice that takes the focus.
      finalFocus={() => !deletion.blocking}
      title={t`Enter the code`}
      description={t`We sent five digits to ${sentTo}. With them your account is deleted for good.`}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="danger"
          size="lg"
          className="w-full"
          busy={deleting.isPending}
          disabled={!isComplete(boxes)}
        >
          {t`Verify`}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3">
        <CodeBoxes
          firstBox={firstBox}
          boxes={boxes}
          error={codeRefusal}
          onChange={(next) => {
            if (deleting.isError) deleting.reset();
            setBoxes(next);
          }}
        />
        <ResendButton
          left={left}
          className="-ml-3 justify-self-start"
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        />
        <ResendFailure>{!deletion.blocking && sendRefusal}</ResendFailure>
      </form>
    </Dialog>
  );
}
