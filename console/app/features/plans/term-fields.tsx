import { useLingui } from '@lingui/react/macro';
import { MAX_ONLINE_AMOUNT, MAX_PLAN_DAYS, MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { toRupees } from '@sabuja/kit';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { DraftFields } from '../../lib/use-draft-form.ts';

type Term = 'min_amount' | 'cashback' | 'discount' | 'validity_days';

/** Fields for the price, benefits and validity of a plan. */
export function TermFields({ form }: { form: DraftFields<Term> }) {
  const { t } = useLingui();
  const decimal = { type: 'number', inputMode: 'decimal', step: 0.01, required: true } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...form.bind('min_amount')}
        {...decimal}
        min={toRupees(MIN_ONLINE_AMOUNT)}
        max={toRupees(MAX_ONLINE_AMOUNT)}
      />
      <TextField
        {...form.bind('cashback')}
        {...decimal}
        min={0}
        max={Number(form.draft.min_amount) || 0}
        hint={t`At most the recharge.`}
      />
      <TextField {...form.bind('discount')} {...decimal} min={0} max={99} />
      <TextField
        {...form.bind('validity_days')}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PLAN_DAYS}
        hint={t`0: for life.`}
        required
      />
    </div>
  );
}
