import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  orderNo: string;
  busy: boolean;
  onCancel: (reason: string) => void;
};

/** Cancels an order with a reason, which is recorded. */
export function CancelDialog({ open, onClose, orderNo, busy, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Cancel order #${orderNo}?`}
      description={t`What was paid goes back the way it came. The customer is notified.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(({ reason = '' }) => onCancel(reason))}>
        <TextField label={t`Reason`} name="reason" maxLength={300} required autoFocus />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t`Keep it`}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t`Cancel the order`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
