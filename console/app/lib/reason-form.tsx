import { useLingui } from '@lingui/react/macro';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormProblem, fieldProblem } from './form-problem.tsx';
import { onSubmit } from './on-submit.ts';
import { useFormGuard } from './use-form-guard.ts';

type Props = {
  /** The label of the button. */
  action: string;
  /** Who reads the reason, or what does not belong there. */
  hint?: string;
  /** The act cannot be undone, or shuts somebody out. */
  isDangerous?: boolean;
  error: unknown;
  busy: boolean;
  onSend: (reason: string) => void;
};

/** The form of an act that needs a reason; for a `FormDialog`. */
export function ReasonForm({ action, hint, isDangerous, error, busy, onSend }: Props) {
  const { t } = useLingui();
  const guard = useFormGuard(({ reason }) => Boolean(reason));
  return (
    <form
      {...guard}
      className="grid gap-4"
      onSubmit={onSubmit(({ reason = '' }) => onSend(reason))}
    >
      <TextField
        label={t`Reason`}
        name="reason"
        hint={hint}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        error={fieldProblem(error, 'reason')}
        required
        autoFocus
      />
      <FormProblem error={error} fields={['reason']} />
      <Button type="submit" size="lg" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
        {action}
      </Button>
    </form>
  );
}
