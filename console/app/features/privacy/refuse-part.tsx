import { useLingui } from '@lingui/react/macro';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { usePrivacyMutation } from './privacy-queries.ts';

/** Refuses a request with a reason. */
export function RefusePart({ number }: { number: string }) {
  const { t } = useLingui();
  const refuse = usePrivacyMutation((reason: string) =>
    api('POST /api/v1/staff/privacy-requests/{number}/refuse', {
      params: { number },
      body: { reason },
    }),
  );
  return (
    <TitledCard title={t`Refuse it`}>
      <form className="grid gap-3" onSubmit={onSubmit(({ reason = '' }) => refuse.mutate(reason))}>
        <TextField
          label={t`Reason`}
          name="reason"
          hint={t`The customer reads it by SMS and e-mail.`}
          error={fieldProblem(refuse.error, 'reason')}
          maxLength={MAX_REASON_LENGTH}
          required
        />
        <FormProblem error={refuse.error} fields={['reason']} />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          busy={refuse.isPending}
          className="justify-self-start"
        >
          {t`Refuse the request`}
        </Button>
      </form>
    </TitledCard>
  );
}
