import { useLingui } from '@lingui/react/macro';
import { discountedUnit, formatPaise, nearestPaise } from '@sabuja/kit';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductDraft } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const GST_RATES = ['0', '5', '18', '40'];

/** '₹108.00': what one unit costs after discount; undefined while the fields do not say. */
export function priceOf({ cost, discount }: Pick<ProductDraft, 'cost' | 'discount'>) {
  const [rupees, percent] = [Number(cost), Number(discount)];
  const isPrice = cost !== '' && rupees > 0 && percent >= 0 && percent < 100;
  return isPrice ? formatPaise(discountedUnit(nearestPaise(rupees), percent)) : undefined;
}

/** Price, discount and tax. */
export function PriceSection({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  const price = priceOf(form.draft);
  return (
    <FormSection title={t`Price and tax`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.bind('cost')}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={1_000_000}
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
        <TextField
          {...form.bind('mrp')}
          hint={t`As printed on the pack. Empty: it has none.`}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={1_000_000}
          step={0.01}
        />
        <Select {...form.bind('gst')} required>
          <option value="">{t`Choose`}</option>
          {GST_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate} %
            </option>
          ))}
        </Select>
        <TextField
          {...form.bind('hsn')}
          inputMode="numeric"
          maxLength={8}
          hint={t`4, 6 or 8 digits, for the invoice.`}
          required
        />
      </div>
    </FormSection>
  );
}
