import { useLingui } from '@lingui/react/macro';
import type { StaffComplaintDetails } from '@sabuja/contract';
import { MAX_COMPLAINT_LENGTH } from '@sabuja/contract/limits';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useComplaintMutation } from './complaint-queries.ts';
import { TemplateSelect } from './template-select.tsx';

/** The answer to the customer with their rating; before it is sent, the form that writes it. */
export function AnswerPart({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { answer, answered_at } = complaint;
  return (
    <TitledCard title={t`Our answer`}>
      {answer !== null && answered_at !== null ? (
        <>
          <p className="mb-2 text-sm text-muted">{formatIstMoment(new Date(answered_at))}</p>
          <p className="border-l-2 border-leaf-line pl-3 break-words whitespace-pre-line">
            {answer}
          </p>
          <RatingNote complaint={complaint} />
        </>
      ) : (
        <AnswerForm complaint={complaint} />
      )}
    </TitledCard>
  );
}

function AnswerForm({ complaint: { ticket_no } }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const send = useComplaintMutation(() =>
    api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
      params: { ticket_no },
      body: { answer: text },
    }),
  );
  useLeaveGuard(text !== '' && !send.isSuccess);
  const insert = (template: string) => {
    const before = text.trimEnd();
    setText(before === '' ? template : `${before}\n\n${template}`);
    field.current?.focus();
  };
  return (
    <form className="grid gap-3" onSubmit={onSubmit(() => send.mutate(undefined))}>
      <TemplateSelect ticketNo={ticket_no} onInsert={insert} />
      <TextArea
        ref={field}
        label={t`Answer`}
        name="answer"
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={8}
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
  );
}

/** The customer's rating of the answer. */
function RatingNote({ complaint }: { complaint: StaffComplaintDetails }) {
  const { t } = useLingui();
  const { rating, rating_comment, rated_at } = complaint;
  if (rating === null || rated_at === null)
    return <p className="mt-3 text-sm text-muted">{t`The customer has not rated it yet.`}</p>;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="tracking-wider text-haldi-ink">
          {'★'.repeat(rating)}
          <span className="text-muted">{'☆'.repeat(5 - rating)}</span>
        </span>
        <span className="font-semibold">{t`Rated ${rating} of 5`}</span>
        <span className="text-sm text-muted">{formatIstMoment(new Date(rated_at))}</span>
      </p>
      {rating_comment && <p className="mt-1 break-words whitespace-pre-line">{rating_comment}</p>}
    </div>
  );
}
