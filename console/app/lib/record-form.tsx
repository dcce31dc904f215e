import type { ReactNode } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { FormProblem } from './form-problem.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { onSubmit } from './on-submit.ts';
import { SaveButton } from './save-button.tsx';
import type { DraftForm } from './use-draft-form.ts';

type Props<Saved, Name extends string> = {
  form: DraftForm<Saved, Name>;
  onSaved: () => void;
  /** Checks what the server cannot, such as the parsing of a typed text; the form is sent only if it returns true. */
  check?: () => boolean;
  /** Text above the button: the consequences of saving. */
  note?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog that saves one record: conflict notice, fields, error and save button. */
export function RecordForm<Saved, Name extends string>(props: Props<Saved, Name>) {
  const { form, onSaved, check = () => true, note, children } = props;
  useLeaveGuard(form.isDirty || form.isUploading);
  return (
    <form className="grid gap-4" onSubmit={onSubmit(() => check() && form.save(onSaved))}>
      {form.conflict && <ConflictNotice form={form} conflict={form.conflict} />}
      {children}
      <FormProblem error={form.error} />
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <SaveButton form={form} size="lg" />
    </form>
  );
}
