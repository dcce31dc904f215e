import { useLingui } from '@lingui/react/macro';
import type { StockOnHand } from '@sabuja/contract';
import { MAX_MOVED_UNITS } from '@sabuja/contract/rules/stock-ledger';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { fieldProblem } from '../../lib/form-problem.tsx';
import { StockForm, UnitsField } from './stock-form.tsx';
import { useCount } from './stock-queries.ts';

type Props = { level: StockOnHand; onDone: () => void };

/** Enters the counted quantity; the difference is shown while typing, and needs a reason. */
export function CountForm({ level, onDone }: Props) {
  const { t } = useLingui();
  const [counted, setCounted] = useState('');
  const count = useCount(level.stock_id);
  const expected = level.on_hand;
  const difference = counted === '' ? 0 : Number(counted) - expected;
  const send = ({ reason = '' }: Readonly<Record<string, string>>) =>
    count.mutate(
      { expected, counted: Number(counted), reason: reason.trim() || null },
      {
        onSuccess: ({ missing_for_orders: missing }) => {
          if (missing > 0) toastWarning(t`Saved. ${missing} units are missing for orders.`);
          else toastSuccess(t`The count is saved.`);
          onDone();
        },
      },
    );
  return (
    <StockForm
      change={count}
      fields={['counted', 'reason']}
      onSend={send}
      button={t`Save the count`}
    >
      <UnitsField
        label={t`Units counted`}
        name="counted"
        min={0}
        max={MAX_MOVED_UNITS}
        value={counted}
        onChange={({ target }) => setCounted(target.value)}
        hint={t`${expected} should be on hand, with those that are reserved and not picked yet.`}
        error={fieldProblem(count.error, 'counted')}
        required
      />
      {difference !== 0 && (
        <>
          <p role="status" className="tabular font-semibold">
            {difference > 0 ? t`${difference} too many` : t`${-difference} missing`}
          </p>
          <TextField
            label={t`Reason`}
            name="reason"
            maxLength={200}
            pattern=".*\S.*"
            error={fieldProblem(count.error, 'reason')}
            required
          />
        </>
      )}
    </StockForm>
  );
}
