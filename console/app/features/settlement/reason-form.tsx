import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = { action: string; error: unknown; busy: boolean; onSend: (reason: string) => void };

/** Asks for the reason why something is cancelled or reopened. */
export function ReasonForm({ action, error, busy, onSend }: Props) {
  const { t } = useLingui();
  return (
    <form className="grid gap-4" onSubmit={onSubmit(({ reason = '' }) => onSend(reason))}>
      <TextField
        label={t`Reason`}
        name="reason"
        maxLength={300}
        autoComplete="off"
        error={fieldProblem(error, 'reason')}
        required
        autoFocus
      />
      <FormProblem error={error} fields={['reason']} />
      <Button type="submit" size="lg" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
