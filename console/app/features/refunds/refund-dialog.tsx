import { useLingui } from '@lingui/react/macro';
import type { Refundable, RefundTarget, StaffOrderDetails } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { type ChosenLines, RefundLines, sumOfLines, toRequestLines } from './refund-lines.tsx';
import { useRefundMutation } from './refund-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Pick<StaffOrderDetails, 'uid' | 'order_no'>;
  refundable: Refundable;
  /** The complaint for which the refund is made. */
  ticketNo?: string | undefined;
};

const choices = ['lines', 'order', 'amount'] as const;
type Choice = (typeof choices)[number];

/** Refunds items of a delivered order, an amount of it, or all that remains. Import it only from lazily loaded modules. */
export function RefundDialog({ open, onClose, ...form }: Props) {
  const { t } = useLingui();
  // Idempotency key: what is sent again, also after closing the dialog, is refunded once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const onDone = () => {
    setId(crypto.randomUUID());
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Refund order #${form.order.order_no}`}
      description={t`The credit note is issued by itself, and the customer is notified.`}
    >
      <RefundForm {...form} {...{ id, onDone }} />
    </FormDialog>
  );
}

type FormProps = Omit<Props, 'open' | 'onClose'> & { id: string; onDone: () => void };

function RefundForm({ order, refundable, ticketNo, id, onDone }: FormProps) {
  const { t } = useLingui();
  const [by, setBy] = useState<Choice>('lines');
  const [chosen, setChosen] = useState<ChosenLines>({});
  const [amount, setAmount] = useState('');
  const { uid } = order;
  const lines = toRequestLines(refundable, chosen);
  const total = {
    lines: sumOfLines(refundable, chosen),
    amount: Number(amount) || 0,
    order: refundable.remaining,
  }[by];
  const guard = useFormGuard(({ reason }) => Boolean(reason) || amount !== '' || lines.length > 0);
  const send = useRefundMutation(
    ({ reason = '', target }: Readonly<Record<string, string>>) =>
      api('POST /api/v1/staff/orders/{uid}/refunds', {
        params: { uid },
        body: {
          id,
          reason,
          target: target as RefundTarget,
          ...(by === 'lines' ? { lines } : { amount: total }),
          ...(ticketNo && { ticket_no: ticketNo }),
        },
      }),
    onDone,
  );
  const needsApproval = refundable.alone !== null && total > refundable.alone;
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send.mutate)}>
      <ChoiceField by={by} onChange={setBy} />
      {by === 'lines' && (
        <RefundLines refundable={refundable} chosen={chosen} onChange={setChosen} />
      )}
      {by === 'amount' && (
        <AmountField
          {...{ refundable, amount }}
          onChange={setAmount}
          error={fieldProblem(send.error, 'amount')}
        />
      )}
      <TargetField refundable={refundable} error={fieldProblem(send.error, 'target')} />
      <TextField
        label={t`Reason`}
        name="reason"
        maxLength={MAX_REASON_LENGTH}
        error={fieldProblem(send.error, 'reason')}
        required
      />
      {needsApproval && (
        <Alert tone="haldi">
          {t`This is above what you may refund alone: another person has to approve it.`}
        </Alert>
      )}
      <FormProblem
        error={send.error}
        fields={['target', 'reason', ...(by === 'amount' ? ['amount'] : [])]}
      />
      <Button type="submit" size="lg" busy={send.isPending} disabled={total <= 0}>
        {needsApproval
          ? t`Ask for approval of ${formatRupees(total)}`
          : t`Refund ${formatRupees(total)}`}
      </Button>
    </form>
  );
}

/** What is refunded: items, all that remains, or an amount. */
function ChoiceField({ by, onChange }: { by: Choice; onChange: (by: Choice) => void }) {
  const { t } = useLingui();
  return (
    <Select
      label={t`What is refunded?`}
      value={by}
      onChange={({ target }) => onChange(choices.find((one) => one === target.value) ?? 'lines')}
      hint={
        by === 'order'
          ? t`Everything that remains, with the delivery. Nothing returns to stock: for that choose items.`
          : undefined
      }
    >
      <option value="lines">{t`Items`}</option>
      <option value="order">{t`The whole order`}</option>
      <option value="amount">{t`An amount`}</option>
    </Select>
  );
}

type AmountProps = {
  refundable: Refundable;
  amount: string;
  onChange: (amount: string) => void;
  error: string | undefined;
};

function AmountField({ refundable, amount, onChange, error }: AmountProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Amount in rupees`}
      type="number"
      inputMode="decimal"
      min={0.01}
      max={refundable.remaining}
      step={0.01}
      value={amount}
      onChange={({ target }) => onChange(target.value)}
      hint={t`Up to ${formatRupees(refundable.remaining)}`}
      error={error}
      required
    />
  );
}

/** Where the money goes; nothing is preselected if there is a choice. */
function TargetField({ refundable, error }: { refundable: Refundable; error: string | undefined }) {
  const { t } = useLingui();
  const { wallet_exists, source_remaining } = refundable;
  const hasSource = source_remaining > 0;
  return (
    <Select
      label={t`Where to?`}
      name="target"
      defaultValue={hasSource && wallet_exists ? '' : hasSource ? 'SOURCE' : 'WALLET'}
      hint={hasSource ? t`As the customer wants it.` : t`The order was not paid online.`}
      error={error}
      required
    >
      {hasSource && wallet_exists && <option value="" disabled />}
      {wallet_exists && <option value="WALLET">{t`To the wallet, at once`}</option>}
      {hasSource && <option value="SOURCE">{t`To where it was paid from, in 5 to 7 days`}</option>}
    </Select>
  );
}
