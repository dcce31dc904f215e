import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NewStaffCategory, StaffCategory, StaffCategoryChange } from '@sabuja/contract';
import { MAX_LEAD_TIME_HOURS } from '@sabuja/contract/limits';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { CheckField, SequenceField } from '../../lib/draft-fields.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { type DraftFields, useDraftForm } from '../../lib/use-draft-form.ts';
import { PagePreviewButton } from '../page-preview/index.ts';
import { PictureField } from '../pictures/index.ts';
import { type CategoryField, categoryDrafts } from './category-draft.ts';
import type { Edited } from './edited.ts';
import { type CategorySaving, previewCategory, saveCategory } from './save-category.ts';

const labels = {
  name: msg`Name`,
  name_hi: msg`Name in Hindi`,
  name_or: msg`Name in Odia`,
  description: msg`Description`,
  description_hi: msg`Description in Hindi`,
  description_or: msg`Description in Odia`,
  image_url: msg`Picture`,
  parent_id: msg`Category`,
  sequence: msg`Place in its list`,
  lead_time_hours: msg`Lead time in hours`,
  inactive: msg`Hidden from customers`,
};

type Props = {
  open: boolean;
  onClose: () => void;
  edited: Edited | undefined;
  categories: readonly StaffCategory[];
};

/** Creates or changes a category or subcategory. */
export function CategoryDialog({ open, onClose, edited, categories }: Props) {
  const { t } = useLingui();
  const category = edited && 'category' in edited ? edited.category : undefined;
  const name = category?.name;
  const title = category
    ? t`Change ${name}`
    : edited && 'parentId' in edited && edited.parentId !== null
      ? t`New subcategory`
      : t`New category`;
  return (
    <FormDialog open={open} onClose={onClose} title={title}>
      {edited && (
        <CategoryForm
          key={category?.category_id ?? 'new'}
          {...{ onClose, edited, category, categories }}
        />
      )}
    </FormDialog>
  );
}

type FormProps = {
  onClose: () => void;
  edited: Edited;
  category: StaffCategory | undefined;
  categories: readonly StaffCategory[];
};

const toSaving = (change: StaffCategoryChange, saved: StaffCategory | undefined): CategorySaving =>
  saved
    ? { id: saved.category_id, body: { ...change, version: saved.version } }
    : { id: undefined, body: change as NewStaffCategory };

function CategoryForm({ onClose, edited, category, categories }: FormProps) {
  const parentId = 'category' in edited ? edited.category.parent_id : edited.parentId;
  const tops = categories.filter(
    (each) => each.parent_id === null && each.category_id !== category?.category_id,
  );
  const form = useDraftForm({
    record: category,
    drafts: categoryDrafts(parentId),
    labels,
    send: (change, saved) => saveCategory(toSaving(change, saved)),
    describe: (field, value) =>
      field === 'parent_id'
        ? tops.find(({ category_id }) => String(category_id) === value)?.name
        : value,
  });
  return (
    <RecordForm form={form} onSaved={onClose}>
      <TextField {...form.bind('name')} maxLength={80} required autoFocus />
      <TextField {...form.bind('name_hi')} lang="hi" maxLength={80} />
      <TextField {...form.bind('name_or')} lang="or" maxLength={80} />
      <PictureField form={form} folder="categories" />
      <TextArea {...form.bind('description')} maxLength={1000} />
      <TextArea {...form.bind('description_hi')} lang="hi" maxLength={1000} />
      <TextArea {...form.bind('description_or')} lang="or" maxLength={1000} />
      {parentId !== null && (
        <Select {...form.bind('parent_id')}>
          {tops.map(({ category_id, name }) => (
            <option key={category_id} value={category_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <RuleFields form={form} />
      <PagePreviewButton prepare={() => previewCategory(toSaving(form.toSend(), form.saved))} />
    </RecordForm>
  );
}

function RuleFields({ form }: { form: DraftFields<CategoryField> }) {
  const { t } = useLingui();
  return (
    <>
      <SequenceField form={form} />
      <TextField
        {...form.bind('lead_time_hours')}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_LEAD_TIME_HOURS}
        hint={t`For its products that have none of their own.`}
      />
      <CheckField form={form} field="inactive" />
    </>
  );
}
