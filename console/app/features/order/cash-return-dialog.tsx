import { useLingui } from '@lingui/react/macro';
import type { CashReturn } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  cash: CashReturn;
  error: unknown;
  busy: boolean;
  onConfirm: (fromSafe: boolean) => void;
};

/**
 * Asks where returned cash came from that a cash close has already counted: only cash taken from the safe lowers the
 * safe's balance. Import it only from lazily loaded modules.
 */
export function CashReturnDialog({ open, onClose, cash, error, busy, onConfirm }: Props) {
  const { t } = useLingui();
  const before = cash.returned_before_at && formatIstMoment(new Date(cash.returned_before_at));
  const [fromSafe, setFromSafe] = useState<boolean | undefined>(before ? false : undefined);
  const amount = formatRupees(cash.amount);
  const choices = [
    { value: true, label: t`From the safe`, note: t`The safe has ${amount} less now.` },
    {
      value: false,
      label: t`The rider gave it back before handing in`,
      note: t`It never reached the safe, which stays as it is.`,
    },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Where did the ${amount} come from?`}
      description={t`The cash of the rider was counted before this was confirmed.`}
    >
      <form
        className="grid gap-4"
        onSubmit={onSubmit(() => fromSafe !== undefined && onConfirm(fromSafe))}
      >
        {before && (
          <p className="text-sm">{t`The rider's device says that it was given back at ${before}.`}</p>
        )}
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t`Where the cash came from`}</legend>
          {choices.map(({ value, label, note }) => (
            <label
              key={label}
              className="flex min-h-12 items-center gap-3 rounded-field border border-line-strong bg-surface px-3.5 py-2 has-checked:border-leaf has-checked:bg-leaf-soft"
            >
              <input
                type="radio"
                name="from_safe"
                checked={fromSafe === value}
                onChange={() => setFromSafe(value)}
                required
                className="size-5 shrink-0 accent-leaf"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="text-sm text-muted">{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <FormProblem error={error} />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t`Not yet`}
          </Button>
          <Button type="submit" busy={busy}>
            {t`The customer has it back`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
