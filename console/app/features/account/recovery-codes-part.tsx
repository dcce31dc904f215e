import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { RecoveryCodes } from '../session/index.ts';

/** Replaces the member's recovery codes with new ones and shows them. */
export function RecoveryCodesPart() {
  const { t } = useLingui();
  const renew = useMutation({ mutationFn: () => api('POST /api/v1/staff/recovery-codes') });
  if (renew.data) return <RecoveryCodes codes={renew.data.recovery_codes} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-muted">
        {t`They let you in when your phone is lost. New codes end the old ones.`}
      </p>
      <FormProblem error={renew.error} />
      <Button variant="outline" busy={renew.isPending} onClick={() => renew.mutate()}>
        {t`Make new recovery codes`}
      </Button>
    </div>
  );
}
