import { useLingui } from '@lingui/react/macro';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { CheckField, SequenceField } from '../../lib/draft-fields.tsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import { FormSection, SubcategoryField } from '../items/index.ts';
import type { ProductForm } from './use-product-form.ts';

/** Department, subcategory, sequence in lists, aisle, and whether the product is featured. */
export function PlaceSection({ form }: { form: ProductForm }) {
  const { t, i18n } = useLingui();
  return (
    <FormSection title={t`Where it belongs`}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...form.bind('department')}>
          {staffDepartments.map((department) => (
            <option key={department} value={department}>
              {i18n._(departmentLabels[department])}
            </option>
          ))}
        </Select>
        <SubcategoryField form={form} />
        <SequenceField form={form} />
        <TextField
          {...form.bind('aisle')}
          hint={t`For picking. Empty: its subcategory.`}
          maxLength={60}
        />
      </div>
      <CheckField form={form} field="featured" />
    </FormSection>
  );
}
