import { useLingui } from '@lingui/react/macro';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { SubcategoryOptions } from '../../lib/subcategory-options.tsx';
import type { DraftFields } from '../../lib/use-draft-form.ts';

/** Select of the item's subcategory. */
export function SubcategoryField({ form }: { form: DraftFields<'subcategory_id'> }) {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(categoriesQuery);
  if (isError && !data) {
    return (
      <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
        {t`The categories could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <Select {...form.bind('subcategory_id')} required>
      <option value="">{t`Choose`}</option>
      {!data && form.draft.subcategory_id !== '' && (
        <option value={form.draft.subcategory_id}>{t`Loading`}</option>
      )}
      <SubcategoryOptions categories={data?.results ?? []} />
    </Select>
  );
}

/** The maximum number of units of the item in one order. */
export function MaxPerOrderField({ form }: { form: DraftFields<'max_per_order'> }) {
  const { t } = useLingui();
  return (
    <TextField
      {...form.bind('max_per_order')}
      hint={t`Empty: as for its department.`}
      type="number"
      inputMode="numeric"
      min={1}
      max={10_000}
    />
  );
}
