import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD, MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { addDays, istDate } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { SlotChoice } from './slot-choice.tsx';
import { type Refusal, useReschedule } from './use-reschedule.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Orders of one department. */
  orders: readonly StaffOrder[];
  /** Initial text of the field for the reason. */
  reason?: string;
};

/** Moves one or many orders of a slot to another. Import it only from lazily loaded modules. */
export function RescheduleDialog({ open, onClose, orders, reason = '' }: Props) {
  const { t } = useLingui();
  const [first] = orders;
  const today = istDate(new Date());
  const [chosenDate, setDate] = useState<string>();
  const close = () => {
    setDate(undefined);
    reschedule.reset();
    clearRefusals();
    onClose();
  };
  const { reschedule, refusals, clearRefusals } = useReschedule(orders, close);
  if (!first) return null;
  const isPast = first.delivery_date < today;
  const date = chosenDate ?? (isPast ? today : first.delivery_date);
  const count = orders.length;
  const title =
    count === 1
      ? t`Another slot for order #${first.order_no}`
      : t`Another slot for ${count} orders`;
  const send = ({ slot_id, reason: given = '' }: Readonly<Record<string, string>>) =>
    reschedule.mutate({ delivery_date: date, slot_id: Number(slot_id), reason: given });
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={t`Prices stay. The customer gets a message with the new time.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(send)}>
        <TextField
          label={t`Day`}
          type="date"
          min={today}
          max={addDays(today, MAX_BOOKING_DAYS_AHEAD)}
          value={date}
          onChange={({ target }) => target.value !== '' && setDate(target.value)}
          required
        />
        <SlotChoice key={date} date={date} order={first} />
        <TextField
          label={t`Reason`}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          defaultValue={reason}
          hint={t`It is recorded with your name.`}
          required
        />
        <FormProblem error={reschedule.error} />
        <Refusals refusals={refusals} total={count} />
        <Button type="submit" size="lg" busy={reschedule.isPending}>
          {t`Move to this slot`}
        </Button>
      </form>
    </Dialog>
  );
}

function Refusals({ refusals, total }: { refusals: readonly Refusal[]; total: number }) {
  const { t } = useLingui();
  if (refusals.length === 0) return null;
  const [refusedCount, movedCount] = [refusals.length, total - refusals.length];
  return (
    <Alert tone="chilli" role="alert" className="grid gap-1">
      <p className="font-semibold">{t`${refusedCount} not moved, ${movedCount} moved`}</p>
      <ul className="text-sm">
        {refusals.map(({ uid, orderNo, message }) => (
          <li key={uid}>
            <span className="tabular font-semibold">#{orderNo}</span> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
