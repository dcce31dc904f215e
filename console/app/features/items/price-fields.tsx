import { useLingui } from '@lingui/react/macro';
import { MAX_COST } from '@sabuja/contract/limits';
import { discountedUnit, formatPaise, nearestPaise } from '@sabuja/kit';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { Draft } from '../../lib/drafts.ts';
import type { DraftFields } from '../../lib/use-draft-form.ts';

/** Returns the price of one unit after discount, such as '₹108.00'; undefined while the fields are not valid. */
export function priceOf({ cost, discount }: Draft<'cost' | 'discount'>) {
  const [rupees, percent] = [Number(cost), Number(discount)];
  const isPrice = cost !== '' && rupees > 0 && percent >= 0 && percent < 100;
  return isPrice ? formatPaise(discountedUnit(nearestPaise(rupees), percent)) : undefined;
}

/** Fields for price and discount. */
export function PriceFields({ form }: { form: DraftFields<'cost' | 'discount'> }) {
  const { t } = useLingui();
  const price = priceOf(form.draft);
  return (
    <>
      <TextField
        {...form.bind('cost')}
        type="number"
        inputMode="decimal"
        min={0.01}
        max={MAX_COST}
        step={0.01}
        required
      />
      <TextField
        {...form.bind('discount')}
        hint={price && t`Customers pay ${price} for one.`}
        type="number"
        inputMode="decimal"
        min={0}
        max={99.99}
        step={0.01}
        required
      />
    </>
  );
}
