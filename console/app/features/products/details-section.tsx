import { useLingui } from '@lingui/react/macro';
import { MAX_LEAD_TIME_HOURS } from '@sabuja/contract/limits';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormSection, MaxPerOrderField } from '../items/index.ts';
import type { ProductForm } from './use-product-form.ts';

/** SKU, barcode, veg mark, lead time, order limit, and the opening quantity of a new product. */
export function DetailsSection({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Details`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.bind('sku')}
          hint={t`The shop's own key, used by imports.`}
          maxLength={64}
          autoCapitalize="characters"
          required
        />
        <TextField {...form.bind('barcode')} maxLength={48} />
        <Select {...form.bind('veg_nonveg_type')} required>
          <option value="">{t`Choose`}</option>
          <option value="0">{t`Vegetarian`}</option>
          <option value="1">{t`Non-vegetarian`}</option>
        </Select>
        {form.saved === undefined && (
          <TextField
            label={t`Quantity in stock`}
            value={form.quantity}
            onChange={({ target }) => form.setQuantity(target.value)}
            hint={t`At the beginning. Later it is changed by supplies and counts.`}
            type="number"
            inputMode="numeric"
            min={0}
            max={1_000_000}
            required
          />
        )}
        <TextField
          {...form.bind('lead_time_hours')}
          hint={t`Empty: that of its category.`}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_LEAD_TIME_HOURS}
        />
        <MaxPerOrderField form={form} />
      </div>
    </FormSection>
  );
}
