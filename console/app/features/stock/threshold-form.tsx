import { useLingui } from '@lingui/react/macro';
import type { StockOnHand } from '@sabuja/contract';
import { LOW_STOCK_AT, MAX_MOVED_UNITS } from '@sabuja/contract/rules/stock-ledger';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { FormProblem } from '../session/index.ts';
import { useSetThreshold } from './stock-queries.ts';

type Props = { level: StockOnHand; onDone: () => void };

/** Sets from which quantity on the product is listed as low. */
export function ThresholdForm({ level, onDone }: Props) {
  const { t } = useLingui();
  const set = useSetThreshold(level.stock_id);
  const usual = LOW_STOCK_AT;
  const send = ({ low = '' }: Readonly<Record<string, string>>) =>
    set.mutate(low === '' ? null : Number(low), {
      onSuccess: () => {
        toastSuccess(t`Saved.`);
        onDone();
      },
    });
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <TextField
        label={t`Low from this quantity on`}
        name="low"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_MOVED_UNITS}
        defaultValue={level.low_stock_at ?? ''}
        hint={t`Empty: ${usual}.`}
        autoFocus
      />
      <FormProblem error={set.error} />
      <Button type="submit" size="lg" busy={set.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
