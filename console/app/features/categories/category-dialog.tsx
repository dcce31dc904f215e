import { useLingui } from '@lingui/react/macro';
import type { StaffCategory } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { FormProblem, fieldProblem } from '../session/index.ts';
import type { Edited } from './edited.ts';
import { useSaveCategory } from './use-save-category.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  edited: Edited | undefined;
  categories: readonly StaffCategory[];
};

/** Creates a category or subcategory, or changes one. */
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
    <Dialog open={open} onClose={onClose} title={title}>
      {edited && (
        <CategoryForm
          key={category?.category_id ?? 'new'}
          {...{ onClose, edited, category, categories }}
        />
      )}
    </Dialog>
  );
}

type FormProps = {
  onClose: () => void;
  edited: Edited;
  category: StaffCategory | undefined;
  categories: readonly StaffCategory[];
};

function CategoryForm({ onClose, edited, category, categories }: FormProps) {
  const { t } = useLingui();
  const saving = useSaveCategory(category);
  const parentId = 'category' in edited ? edited.category.parent_id : edited.parentId;
  const error = (field: string) => fieldProblem(saving.error, field);
  const tops = categories.filter(
    (each) => each.parent_id === null && each.category_id !== category?.category_id,
  );
  return (
    <form
      className="grid gap-4"
      onSubmit={onSubmit((values) => saving.mutate(values, { onSuccess: onClose }))}
    >
      <TextFields category={category} error={error('name')} />
      {parentId === null ? (
        <input type="hidden" name="parent_id" value="" />
      ) : (
        <Select
          label={t`Category`}
          name="parent_id"
          defaultValue={parentId}
          error={error('parent_id')}
        >
          {tops.map(({ category_id, name }) => (
            <option key={category_id} value={category_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <RuleFields category={category} />
      <FormProblem error={saving.error} fields={['name', 'parent_id']} />
      <Button type="submit" busy={saving.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}

type TextProps = { category: StaffCategory | undefined; error: string | undefined };

function TextFields({ category, error }: TextProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Name`}
        name="name"
        defaultValue={category?.name}
        error={error}
        maxLength={80}
        required
        autoFocus
      />
      <TextField
        label={t`Name in Hindi`}
        name="name_hi"
        lang="hi"
        defaultValue={category?.translations.hi?.name}
        maxLength={80}
      />
      <TextField
        label={t`Name in Odia`}
        name="name_or"
        lang="or"
        defaultValue={category?.translations.or?.name}
        maxLength={80}
      />
      <TextArea
        label={t`Description`}
        name="description"
        defaultValue={category?.description ?? ''}
        maxLength={1000}
      />
    </>
  );
}

function RuleFields({ category }: { category: StaffCategory | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Place in its list`}
        name="sequence"
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        defaultValue={category?.sequence ?? 0}
        hint={t`Smaller numbers come first.`}
        required
      />
      <TextField
        label={t`Lead time in hours`}
        name="lead_time_hours"
        type="number"
        inputMode="numeric"
        min={0}
        max={720}
        defaultValue={category?.lead_time_hours ?? ''}
        hint={t`For its products that have none of their own.`}
      />
      <label className="flex min-h-touch w-fit items-center gap-2.5">
        <input
          type="checkbox"
          name="inactive"
          defaultChecked={category?.inactive}
          className="size-5 shrink-0 accent-leaf"
        />
        {t`Hidden from customers`}
      </label>
    </>
  );
}
