import { useLingui } from '@lingui/react/macro';
import { formatRupeesShort } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { type FormEvent, useState } from 'react';
import { AmountField } from './amount-field.tsx';
import type { Recharge } from './use-recharge.ts';
import { parseAmount } from './wallet-rules.ts';

/** Suggested amounts in rupees. */
const SUGGESTED_AMOUNTS = [500, 1000, 2000];

/** Recharges by a free amount. */
export function RechargeForm({ recharge }: { recharge: Recharge }) {
  const { t } = useLingui();
  const [amountText, setAmountText] = useState('');
  const [problem, setProblem] = useState<string>();
  const changeAmount = (value: string) => {
    setAmountText(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(amountText);
    if ('problem' in parsed) {
      const message = t(parsed.problem);
      setProblem(message);
      toastError(message);
      return;
    }
    void recharge.start({ amount: parsed.amount }).then((isDone) => isDone && changeAmount(''));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 p-4 md:p-6">
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
        <AmountField value={amountText} error={problem} onChange={changeAmount} />
        <Button type="submit" size="lg" busy={recharge.busy} className="sm:mt-6.5 sm:min-h-12">
          {t`Recharge`}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {SUGGESTED_AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => changeAmount(String(amount))}
            className="tabular min-h-touch rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-sunk"
          >
            {formatRupeesShort(amount)}
          </button>
        ))}
      </div>
      {recharge.confirming && (
        <Alert tone="haldi" role="status">
          {t`If you have paid, the amount is in your wallet as soon as your bank confirms it. You need not pay again.`}
        </Alert>
      )}
    </form>
  );
}
