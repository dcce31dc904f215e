import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { AuthenticatorField } from './authenticator-field.tsx';

type Props = { open: boolean; onAnswer: (isConfirmed: boolean) => void };

/** Asks for the second factor again. */
export function SecondFactorDialog({ open, onAnswer }: Props) {
  const { t } = useLingui();
  const confirm = useMutation({
    mutationFn: ({ code = '' }: Readonly<Record<string, string>>) =>
      api('POST /api/v1/staff/session/totp', { body: { code } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t`Confirm that it is you`}
      description={t`This act needs your second factor again.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(confirm.mutate)}>
        <AuthenticatorField acceptsRecovery />
        <FormProblem error={confirm.error} />
        <Button type="submit" size="lg" busy={confirm.isPending}>
          {t`Continue`}
        </Button>
      </form>
    </Dialog>
  );
}
