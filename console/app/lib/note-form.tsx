import { useLingui } from '@lingui/react/macro';
import { MAX_STAFF_NOTE_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { FormProblem, fieldProblem } from './form-problem.tsx';
import { onSubmit } from './on-submit.ts';
import { useFormGuard } from './use-form-guard.ts';

type Props = {
  /** Label of the submit button. */
  action: string;
  error: unknown;
  busy: boolean;
  onSend: (note: string) => void;
};

/** A form for the note with which something is resolved; the audit log stores the note. For a `FormDialog`. */
export function NoteForm({ action, error, busy, onSend }: Props) {
  const { t } = useLingui();
  const guard = useFormGuard(({ note }) => Boolean(note));
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(({ note = '' }) => onSend(note))}>
      <TextArea
        label={t`Note`}
        name="note"
        hint={t`Without names, phones or addresses.`}
        maxLength={MAX_STAFF_NOTE_LENGTH}
        error={fieldProblem(error, 'note')}
        required
      />
      <FormProblem error={error} fields={['note']} />
      <Button type="submit" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
