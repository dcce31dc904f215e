import { useLingui } from '@lingui/react/macro';
import { MAX_MOVED_UNITS } from '@sabuja/contract/rules/stock-ledger';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { fieldProblem } from '../../lib/form-problem.tsx';
import { StockForm, UnitsField } from './stock-form.tsx';
import { useReceive } from './stock-queries.ts';

/** The supplier that was entered last: a delivery usually brings several products. */
let lastSupplier = '';

/** Receives units of a product from a supplier, with purchase price, batch and expiry date. */
export function ReceiveForm({ stockId, onDone }: { stockId: number; onDone: () => void }) {
  const { t } = useLingui();
  const receive = useReceive();
  const send = (fields: Readonly<Record<string, string>>) => {
    const { quantity, supplier = '', price = '', batch = '', expires = '' } = fields;
    lastSupplier = supplier;
    receive.mutate(
      {
        supplier,
        line: {
          stock_id: stockId,
          quantity: Number(quantity),
          purchase_price: price === '' ? null : Number(price),
          batch: batch || null,
          expires_on: expires || null,
        },
      },
      {
        onSuccess: () => {
          toastSuccess(t`The stock is received.`);
          onDone();
        },
      },
    );
  };
  return (
    <StockForm
      change={receive}
      fields={['quantity', 'expires_on']}
      onSend={send}
      button={t`Receive`}
    >
      <UnitsField
        label={t`Units received`}
        name="quantity"
        min={1}
        max={MAX_MOVED_UNITS}
        error={fieldProblem(receive.error, 'quantity')}
        required
      />
      <TextField
        label={t`Supplier`}
        name="supplier"
        maxLength={100}
        defaultValue={lastSupplier}
        pattern=".*\S.*"
        required
      />
      <TextField
        label={t`Purchase price of one unit`}
        name="price"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        leadingText="₹"
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t`Batch`} name="batch" maxLength={60} />
        <TextField
          label={t`Expires on`}
          name="expires"
          type="date"
          error={fieldProblem(receive.error, 'expires_on')}
        />
      </div>
    </StockForm>
  );
}
