import { useLingui } from '@lingui/react/macro';
import { MAX_COST } from '@sabuja/contract/limits';
import { gstRates } from '@sabuja/contract/rules/gst-rates';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormSection, PriceFields } from '../items/index.ts';
import type { ProductForm } from './use-product-form.ts';

/** Price, discount and tax. */
export function PriceSection({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Price and tax`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PriceFields form={form} />
        <TextField
          {...form.bind('mrp')}
          hint={t`As printed on the pack. Empty: it has none.`}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={MAX_COST}
          step={0.01}
        />
        <Select {...form.bind('gst')} required>
          <option value="">{t`Choose`}</option>
          {gstRates.map((rate) => (
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
