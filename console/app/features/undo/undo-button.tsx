import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';
import { statusLabels } from '../../lib/order-labels.ts';
import { useUndo } from './use-undo.ts';

type Props = {
  order: { uid: string; order_no: string };
  /** The status that is undone. */
  status: OrderStatus;
  needsReason: boolean;
  /** Called when an undo without a reason is sent. */
  onUndo?: () => void;
};

/** Undoes a mis-click: at once just after it, with a reason later. */
export function UndoButton({ order, status, needsReason, onUndo }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const undo = useUndo(order.uid);
  const label = i18n._(statusLabels[status].text);
  const send = ({ reason = '' }: Readonly<Record<string, string>>) =>
    undo.mutate({ status, reason }, { onSuccess: () => setIsOpen(false) });
  const sendAtOnce = () => {
    onUndo?.();
    undo.mutate({ status });
  };
  return (
    <>
      <Button
        variant="outline"
        busy={undo.isPending}
        onClick={() => (needsReason ? setIsOpen(true) : sendAtOnce())}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {t`Undo: ${label}`} <span className="sr-only">#{order.order_no}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Undo "${label}" of #${order.order_no}?`}
        description={t`The reason is recorded. An invoice stays as it is.`}
      >
        <form className="grid gap-4" onSubmit={onSubmit(send)}>
          <TextField
            label={t`Reason`}
            name="reason"
            maxLength={MAX_REASON_LENGTH}
            required
            autoFocus
          />
          <Button type="submit" busy={undo.isPending}>
            {t`Undo`}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
