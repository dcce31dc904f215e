import { useLingui } from '@lingui/react/macro';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { DraftFields } from './use-draft-form.ts';

type TextProps<Text extends string> = {
  form: DraftFields<Text | `${Text}_hi` | `${Text}_or`>;
  text: Text;
  maxLength: number;
  required?: boolean;
};

/** Fields for a text in the three languages. */
export const TextInLanguages = <Text extends string>({
  form,
  text,
  maxLength,
  required = false,
}: TextProps<Text>) => (
  <div className="grid gap-2 sm:grid-cols-2">
    <div className="sm:col-span-2">
      <TextField {...form.bind(text)} {...{ maxLength, required }} />
    </div>
    <TextField {...form.bind(`${text}_hi`)} lang="hi" maxLength={maxLength} />
    <TextField {...form.bind(`${text}_or`)} lang="or" maxLength={maxLength} />
  </div>
);

/** Field for the position of a record in its list. */
export function SequenceField({ form }: { form: DraftFields<'sequence'> }) {
  const { t } = useLingui();
  return (
    <TextField
      {...form.bind('sequence')}
      hint={t`Smaller numbers come first.`}
      type="number"
      inputMode="numeric"
      min={0}
      max={1_000_000}
      required
    />
  );
}

type CheckProps<Name extends string> = { form: DraftFields<Name>; field: Name };

/** A check box; its draft value is '' or '✓'. */
export const CheckField = <Name extends string>({ form, field }: CheckProps<Name>) => (
  <label className="flex min-h-touch w-fit items-center gap-2.5">
    <input
      type="checkbox"
      checked={form.draft[field] !== ''}
      onChange={({ target }) => form.set(field, target.checked ? '✓' : '')}
      className="size-5 shrink-0 accent-leaf"
    />
    {form.bind(field).label}
  </label>
);
