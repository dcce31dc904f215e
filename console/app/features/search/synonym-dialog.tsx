import { useLingui } from '@lingui/react/macro';
import type { StaffSynonym } from '@sabuja/contract';
import { MAX_SYNONYM_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { type RefObject, useRef } from 'react';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { useSaveSynonym } from './search-queries.ts';

/** Initial values of the form: a synonym to change, or a new one whose term may already be given. */
export type Asked = StaffSynonym & { isNew: boolean };

type Props = { open: boolean; onClose: () => void; asked: Asked };

/** Adds a synonym or changes one. Import it only from lazily loaded modules. */
export function SynonymDialog({ open, onClose, asked }: Props) {
  const { t } = useLingui();
  const meaning = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={asked.isNew ? t`New synonym` : t`Change the synonym`}
      description={t`Customers who type the first find products that have the second in their name or category.`}
      {...(asked.term !== '' && { initialFocus: meaning })}
    >
      <SynonymForm
        key={`${asked.term}=${asked.meaning}`}
        {...{ asked, meaning }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}

type FormProps = {
  asked: Asked;
  /** Ref to the field of the meaning. */
  meaning: RefObject<HTMLInputElement | null>;
  onSaved: () => void;
};

function SynonymForm({ asked, meaning: meaningField, onSaved }: FormProps) {
  const { t } = useLingui();
  const { isNew, term, meaning } = asked;
  const guard = useFormGuard((fields) => fields.term !== term || fields.meaning !== meaning);
  const save = useSaveSynonym(isNew ? undefined : { term, meaning });
  const send = (fields: FormFields) =>
    save.mutate(
      { term: fields.term ?? '', meaning: fields.meaning ?? '' },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          onSaved();
        },
      },
    );
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send)}>
      <TextField
        label={t`What customers type`}
        name="term"
        defaultValue={term}
        hint={t`In any language and script, for example: doodh.`}
        error={fieldProblem(save.error, 'term')}
        maxLength={MAX_SYNONYM_LENGTH}
        autoComplete="off"
        required
      />
      <TextField
        label={t`What it means`}
        ref={meaningField}
        name="meaning"
        defaultValue={meaning}
        hint={t`In English, as the shop calls it, for example: milk.`}
        error={fieldProblem(save.error, 'meaning')}
        maxLength={MAX_SYNONYM_LENGTH}
        autoComplete="off"
        required
      />
      <FormProblem error={save.error} fields={['term', 'meaning']} />
      <Button type="submit" size="lg" busy={save.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
