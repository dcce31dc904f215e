import { useLingui } from '@lingui/react/macro';
import type { StockOnHand } from '@sabuja/contract';
import { type WasteReason, wasteReasons } from '@sabuja/contract/rules/stock-ledger';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { fieldProblem } from '../../lib/form-problem.tsx';
import { StockForm, UnitsField } from './stock-form.tsx';
import { wasteLabels } from './stock-labels.ts';
import { useWaste } from './stock-queries.ts';

type Props = { level: StockOnHand; onDone: () => void };

/** Removes units that cannot be sold, with the reason. */
export function WasteForm({ level, onDone }: Props) {
  const { t, i18n } = useLingui();
  const waste = useWaste(level.stock_id);
  const { quantity: available } = level;
  const send = ({ quantity, reason, note = '' }: Readonly<Record<string, string>>) =>
    waste.mutate(
      { quantity: Number(quantity), reason: reason as WasteReason, note: note.trim() || null },
      {
        onSuccess: () => {
          toastSuccess(t`The units are removed.`);
          onDone();
        },
      },
    );
  return (
    <StockForm
      change={waste}
      fields={['quantity']}
      onSend={send}
      button={t`Remove`}
      variant="danger"
    >
      <UnitsField
        label={t`Units to remove`}
        name="quantity"
        min={1}
        hint={t`At most ${available}: the others are sold.`}
        error={fieldProblem(waste.error, 'quantity')}
        required
      />
      <Select label={t`Reason`} name="reason" defaultValue="SPOILT">
        {wasteReasons.map((reason) => (
          <option key={reason} value={reason}>
            {i18n._(wasteLabels[reason])}
          </option>
        ))}
      </Select>
      <TextField label={t`Note`} name="note" maxLength={200} />
    </StockForm>
  );
}
