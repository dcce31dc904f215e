import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { type Disposition, isPicked } from '@sabuja/contract/rules/order-status';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { DispositionFields } from './disposition-fields.tsx';

type Cancellation = {
  reason: string;
  dispositions?: { item: string; disposition: Disposition }[];
};
type Props = {
  open: boolean;
  onClose: () => void;
  order: StaffOrderDetails;
  busy: boolean;
  onCancel: (cancellation: Cancellation) => void;
};

/** Cancels an order with a reason and, for picked groceries, the disposition of each item; both are recorded. */
export function CancelDialog({ open, ...form }: Props) {
  const { t } = useLingui();
  const { onClose, order } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Cancel order #${order.order_no}?`}
      description={t`What was paid goes back the way it came. The customer is notified.`}
    >
      <CancelForm {...form} />
    </FormDialog>
  );
}

function CancelForm({ onClose, order, busy, onCancel }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const guard = useFormGuard(({ reason }) => Boolean(reason));
  const [chosen, setChosen] = useState<Readonly<Record<string, Disposition>>>({});
  const isDisposed = isPicked(order.status) && order.department === 'GROCERY';
  const send = ({ reason = '' }: Readonly<Record<string, string>>) =>
    onCancel({
      reason,
      ...(isDisposed && {
        dispositions: Object.entries(chosen).map(([item, disposition]) => ({ item, disposition })),
      }),
    });
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send)}>
      <TextField label={t`Reason`} name="reason" maxLength={MAX_REASON_LENGTH} required autoFocus />
      {isDisposed && <DispositionFields items={order.items} chosen={chosen} onChange={setChosen} />}
      {isPicked(order.status) && order.department === 'KITCHEN' && (
        <Alert tone="haldi">{t`What the kitchen began does not return to stock.`}</Alert>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={onClose}>
          {t`Keep it`}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t`Cancel the order`}
        </Button>
      </div>
    </form>
  );
}
