import { useLingui } from '@lingui/react/macro';
import { MAX_BEST_BEFORE_DAYS, MAX_NET_QUANTITY } from '@sabuja/contract/limits';
import { listCountries } from '@sabuja/kit';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMemo } from 'react';
import { FormSection } from '../items/index.ts';
import { AllergenBoxes } from './allergen-boxes.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The declarations on the pack other than the MRP; an empty field means not stated. */
export function LabelSection({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  const countries = useMemo(listCountries, []);
  return (
    <FormSection title={t`What the pack says`}>
      <p className="text-sm text-muted">
        {t`Packed goods must show this before they are bought. Loose produce and meals of the own kitchen may leave it empty.`}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.bind('net_quantity')}
          type="number"
          inputMode="decimal"
          min={0.001}
          max={MAX_NET_QUANTITY}
          step={0.001}
          required={form.draft.net_unit !== ''}
        />
        <Select {...form.bind('net_unit')} required={form.draft.net_quantity !== ''}>
          <option value="">{t`Not stated`}</option>
          <option value="G">{t`grams`}</option>
          <option value="ML">{t`millilitres`}</option>
          <option value="PIECE">{t`pieces`}</option>
        </Select>
        <TextField
          {...form.bind('packer')}
          hint={t`Name and address of packer, maker or importer. Empty: the shop.`}
          maxLength={300}
        />
        <TextField
          {...form.bind('fssai')}
          hint={t`14 digits. Empty: that of the shop.`}
          inputMode="numeric"
          pattern="\s*[0-9]{14}\s*"
          maxLength={20}
        />
        <Select {...form.bind('origin')}>
          <option value="">{t`Not stated`}</option>
          {countries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          {...form.bind('best_before_days')}
          hint={t`Days from packing.`}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_BEST_BEFORE_DAYS}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-3">
        <TextArea {...form.bind('ingredients')} maxLength={4000} />
        <div lang="hi">
          <TextArea {...form.bind('ingredients_hi')} maxLength={4000} />
        </div>
        <div lang="or">
          <TextArea {...form.bind('ingredients_or')} maxLength={4000} />
        </div>
      </div>
      <AllergenBoxes form={form} />
    </FormSection>
  );
}
