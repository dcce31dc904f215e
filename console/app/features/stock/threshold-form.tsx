import { useLingui } from '@lingui/react/macro';
import type { StockOnHand } from '@sabuja/contract';
import { DEFAULT_LOW_STOCK_THRESHOLD, MAX_MOVED_UNITS } from '@sabuja/contract/rules/stock-ledger';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { StockForm, UnitsField } from './stock-form.tsx';
import { useSetThreshold } from './stock-queries.ts';

type Props = { level: StockOnHand; onDone: () => void };

/** Sets the quantity from which on the product is listed as low. */
export function ThresholdForm({ level, onDone }: Props) {
  const { t } = useLingui();
  const set = useSetThreshold(level.stock_id);
  const usual = DEFAULT_LOW_STOCK_THRESHOLD;
  const send = ({ low = '' }: Readonly<Record<string, string>>) =>
    set.mutate(low === '' ? null : Number(low), {
      onSuccess: () => {
        toastSuccess(t`Saved.`);
        onDone();
      },
    });
  return (
    <StockForm change={set} onSend={send} button={t`Save`}>
      <UnitsField
        label={t`Low from this quantity on`}
        name="low"
        min={0}
        max={MAX_MOVED_UNITS}
        defaultValue={level.low_stock_at ?? ''}
        hint={t`Empty: ${usual}.`}
      />
    </StockForm>
  );
}
