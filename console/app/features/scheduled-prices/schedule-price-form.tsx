import { useLingui } from '@lingui/react/macro';
import { MAX_COST } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { fromFieldTime } from '../../lib/field-time.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { type PricedItem, useSchedulePrice } from './scheduled-price-queries.ts';

const FIELDS = ['cost', 'discount', 'from', 'until'] as const;

/** Form that schedules a price of a product or combo. */
export function SchedulePriceForm({ item, onClose }: { item: PricedItem; onClose: () => void }) {
  const { t } = useLingui();
  const guard = useFormGuard(({ cost, from, until }) => Boolean(cost || from || until));
  const schedule = useSchedulePrice(item);
  const send = ({ cost, discount, from, until }: FormFields) =>
    schedule.mutate(
      {
        cost: Number(cost),
        discount: Number(discount),
        from: fromFieldTime(from) ?? '',
        until: fromFieldTime(until),
      },
      { onSuccess: onClose },
    );
  const error = (field: (typeof FIELDS)[number]) => fieldProblem(schedule.error, field);
  return (
    <form
      {...guard}
      aria-label={t`Schedule a price`}
      className="grid gap-4 border-t border-line pt-4"
      onSubmit={onSubmit(send)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={t`Price in rupees`}
          name="cost"
          error={error('cost')}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={MAX_COST}
          step={0.01}
          required
        />
        <TextField
          label={t`Discount in percent`}
          name="discount"
          error={error('discount')}
          type="number"
          inputMode="decimal"
          min={0}
          max={99.99}
          step={0.01}
          defaultValue="0"
          required
        />
        <TextField
          label={t`From`}
          name="from"
          error={error('from')}
          type="datetime-local"
          required
        />
        <TextField
          label={t`Until`}
          name="until"
          error={error('until')}
          type="datetime-local"
          hint={t`Empty: the price stays.`}
        />
      </div>
      <p className="text-sm text-muted">
        {t`At the end the price before it returns, unless somebody has set another one.`}
      </p>
      <FormProblem error={schedule.error} fields={FIELDS} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={schedule.isPending}>{t`Schedule`}</Button>
        <Button variant="ghost" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
