import { useLingui } from '@lingui/react/macro';
import type { PrivacyRequestDetails } from '@sabuja/contract';
import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { usePrivacyMutation } from './privacy-queries.ts';

type Finish = { answer: string; nominee?: { full_name: string; contact: string } };

/** Closes a request with what was done, and records a nominee or the withdrawal of consent to marketing messages. */
export function FinishForm({ request }: { request: PrivacyRequestDetails }) {
  const { t } = useLingui();
  const { number, kind } = request;
  const isNominee = kind === 'NOMINEE';
  const finish = usePrivacyMutation((body: Finish) =>
    api('POST /api/v1/staff/privacy-requests/{number}/done', { params: { number }, body }),
  );
  const guard = useFormGuard((fields) => Object.values(fields).some(Boolean));
  return (
    <form
      {...guard}
      className="grid w-full gap-3"
      onSubmit={onSubmit(({ answer = '', full_name = '', contact = '' }) =>
        finish.mutate({ answer, ...(isNominee && { nominee: { full_name, contact } }) }),
      )}
    >
      {kind === 'CORRECT' && (
        <p>{t`Phone, address and note of an open order are corrected on the page of the order. Write here what was corrected.`}</p>
      )}
      {kind === 'WITHDRAW' && (
        <p>{t`Marketing messages are switched off. Who takes back the consent to the privacy notice itself asks for the deletion of the account.`}</p>
      )}
      {isNominee && (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label={t`Name of the nominee`}
            name="full_name"
            maxLength={MAX_NAME_LENGTH}
            error={fieldProblem(finish.error, 'full_name')}
            required
          />
          <TextField
            label={t`Their mobile number or e-mail`}
            name="contact"
            maxLength={254}
            error={fieldProblem(finish.error, 'contact')}
            required
          />
        </div>
      )}
      <TextField
        label={t`What was done`}
        name="answer"
        hint={t`The customer reads it in the e-mail.`}
        maxLength={1000}
        error={fieldProblem(finish.error, 'answer')}
        required
      />
      <FormProblem error={finish.error} fields={['answer', 'full_name', 'contact']} />
      <Button type="submit" size="sm" className="justify-self-start" busy={finish.isPending}>
        {t`It is done`}
      </Button>
    </form>
  );
}
