import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { MAX_COMPLAINT_LENGTH } from '@sabuja/contract/limits';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useComplaintMutation } from './complaint-queries.ts';

/** The answer that the customer reads, or the form for it. */
export function AnswerPart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { ticket_no, answer, answered_at } = complaint;
  const send = useComplaintMutation((text: string) =>
    api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
      params: { ticket_no },
      body: { answer: text },
    }),
  );
  if (answer !== null && answered_at !== null) {
    return (
      <TitledCard title={t`Our answer`}>
        <p className="mb-2 text-sm text-muted">{formatIstMoment(new Date(answered_at))}</p>
        <p className="border-l-2 border-leaf-line pl-3 break-words whitespace-pre-line">{answer}</p>
      </TitledCard>
    );
  }
  return (
    <TitledCard title={t`Our answer`}>
      <form
        className="grid gap-3"
        onSubmit={onSubmit(({ answer: text = '' }) => send.mutate(text))}
      >
        <TextArea
          label={t`Answer`}
          name="answer"
          hint={t`The customer reads it on the order's page and gets it as a message. It cannot be changed.`}
          error={fieldProblem(send.error, 'answer')}
          maxLength={MAX_COMPLAINT_LENGTH}
          required
        />
        <FormProblem error={send.error} fields={['answer']} />
        <Button type="submit" busy={send.isPending} className="justify-self-start">
          {t`Send the answer`}
        </Button>
      </form>
    </TitledCard>
  );
}
