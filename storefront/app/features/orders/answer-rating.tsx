import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@sabuja/contract';
import { MAX_RATING_COMMENT_LENGTH } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureMessage } from '../../lib/offline-error.ts';
import { StarField } from './star-field.tsx';
import { useRateAnswer } from './use-rate-answer.ts';

type Props = { complaint: Complaint };

/** The customer's rating of the answer to a complaint: asked once, and can be changed for a day. */
export function AnswerRating({ complaint }: Props) {
  const { t } = useLingui();
  const part = useRef<HTMLDivElement>(null);
  const { ticket_no, rating, rating_comment, rating_until } = complaint;
  const [isEditing, setIsEditing] = useState(false);
  // The message with the answer links to this element, which did not exist when the page was opened.
  useEffect(() => {
    if (window.location.hash === `#${ticket_no}`) part.current?.scrollIntoView({ block: 'center' });
  }, [ticket_no]);
  const canChange = !!rating_until && Date.parse(rating_until) > Date.now();
  return (
    <div ref={part} className="mt-3 border-t border-leaf-line pt-3">
      {!rating || isEditing ? (
        <RatingForm complaint={complaint} onDone={() => setIsEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="min-w-0">
            <p className="text-sm font-semibold">{t`You rated this answer ${rating} of 5.`}</p>
            {rating_comment && <p className="text-sm break-words">{rating_comment}</p>}
          </div>
          {canChange && (
            <Button variant="ghost" size="sm" onClick={() => setIsEditing(true)}>
              {t`Change the rating`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RatingForm({ complaint, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const [stars, setStars] = useState(complaint.rating);
  const [comment, setComment] = useState(complaint.rating_comment ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const problemId = useId();
  const rate = useRateAnswer(complaint.ticket_no, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(stars === null);
    if (stars !== null && !rate.isPending) rate.mutate({ rating: stars, comment });
  };
  const problem = isMissing
    ? t`Please choose one to five stars.`
    : rate.isError && failureMessage(rate.error, t`The rating could not be sent.`);
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <StarField
        label={t`Was this answer good?`}
        describedBy={isMissing ? problemId : undefined}
        stars={stars}
        onChange={(next) => {
          setStars(next);
          setIsMissing(false);
        }}
      />
      {stars !== null && (
        <TextField
          label={t`A few words (optional)`}
          value={comment}
          maxLength={MAX_RATING_COMMENT_LENGTH}
          onChange={({ target }) => setComment(target.value)}
        />
      )}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium text-chilli">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={rate.isPending}
        className="justify-self-start"
      >
        {t`Send the rating`}
      </Button>
    </form>
  );
}
