import { useLingui } from '@lingui/react/macro';
import { formatRupeesShort } from '@sabuja/kit';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toastError } from '../../ui/toast.ts';
import { AmountField } from './amount-field.tsx';
import type { Recharge } from './use-recharge.ts';
import { readAmount } from './wallet-rules.ts';

/** Rupees that are often put in. */
const usual = [500, 1000, 2000];

/** A recharge by an amount of one's own. */
export function RechargeForm({ recharge }: { recharge: Recharge }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = (value: string) => {
    setTyped(value);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = readAmount(typed);
    if ('problem' in found) {
      const words = t(found.problem);
      setProblem(words);
      toastError(words);
      return;
    }
    void recharge.start({ amount: found.amount }).then((isDone) => isDone && take(''));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 p-4 md:p-6">
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[1fr_auto]">
        <AmountField value={typed} error={problem} onChange={take} />
        <Button type="submit" size="lg" busy={recharge.busy} className="sm:mt-6.5 sm:min-h-12">
          {t`Recharge`}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {usual.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => take(String(amount))}
            className="tabular min-h-touch rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-sunk"
          >
            {formatRupeesShort(amount)}
          </button>
        ))}
      </div>
      {recharge.confirming && (
        <p role="status" className="rounded-field bg-haldi-soft px-4 py-3 text-haldi-text">
          {t`If you have paid, the amount is in your wallet as soon as your bank confirms it. You need not pay again.`}
        </p>
      )}
    </form>
  );
}
