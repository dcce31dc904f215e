import { useLingui } from '@lingui/react/macro';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { SubcategoryOptions } from '../../lib/subcategory-options.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductForm } from './use-product-form.ts';

/** Department, subcategory, and where it stands in lists and in the shop. */
export function PlaceSection({ form }: { form: ProductForm }) {
  const { t, i18n } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(categoriesQuery);
  return (
    <FormSection title={t`Where it belongs`}>
      {isError && (
        <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
          {t`The categories could not be loaded.`}
        </PartFailed>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select {...form.bind('department')}>
          {(['GROCERY', 'KITCHEN'] as const).map((department) => (
            <option key={department} value={department}>
              {i18n._(departmentLabels[department])}
            </option>
          ))}
        </Select>
        <Select {...form.bind('subcategory_id')} required>
          <option value="">{t`Choose`}</option>
          {!data && form.draft.subcategory_id !== '' && (
            <option value={form.draft.subcategory_id}>{t`Loading`}</option>
          )}
          <SubcategoryOptions categories={data?.results ?? []} />
        </Select>
        <TextField
          {...form.bind('sequence')}
          hint={t`Smaller numbers come first.`}
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          required
        />
        <TextField
          {...form.bind('aisle')}
          hint={t`For picking. Empty: its subcategory.`}
          maxLength={60}
        />
      </div>
      <label className="flex min-h-touch w-fit items-center gap-2.5">
        <input
          type="checkbox"
          checked={form.draft.featured !== ''}
          onChange={({ target }) => form.set('featured', target.checked ? 'yes' : '')}
          className="size-5 shrink-0 accent-leaf"
        />
        {form.bind('featured').label}
      </label>
    </FormSection>
  );
}
