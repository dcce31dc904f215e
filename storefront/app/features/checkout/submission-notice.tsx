import { useLingui } from '@lingui/react/macro';
import type { Department, FreeSlot } from '@sabuja/contract';
import { formatIstDay, isIstDate } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage, problemOf } from '@sabuja/ui/lib/api-error.ts';
import clsx from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { DeliveryChoice } from './checkout-form.ts';
import { openParts, placedParts, type Submission } from './submission.ts';
import { submissionMessages } from './submission-messages.ts';
import type { SubmissionFailure } from './submission-store.ts';
import type { SubmissionView } from './use-submission.ts';

type SubmissionNoticeProps = {
  view: SubmissionView;
  onTakeSlot?: (department: Department, choice: DeliveryChoice) => void;
};

/**
 * Shows which orders were placed and which were not, with the possible actions; renders nothing if
 * there is nothing to report.
 */
export function SubmissionNotice({ view, onTakeSlot }: SubmissionNoticeProps) {
  const { t } = useLingui();
  const { submission, failure, unresolved, busy } = view;
  const fallback = t`Failed to place orders. Please try again.`;
  const reason = failure && errorMessage(failure.error, fallback);
  const messages = submission && !busy ? submissionMessages(submission, reason) : [];
  const noticeRef = useScrollTo(messages.map(({ id }) => id).join());
  if (submission === undefined || messages.length === 0) return null;
  const slotOffer = failure && findOfferedSlot(failure.error);
  return (
    <Alert
      ref={noticeRef}
      tone={unresolved ? 'haldi' : 'chilli'}
      size="lg"
      role="alert"
      className="grid justify-items-start gap-2"
    >
      {messages.map((message, index) => {
        const isPlaced = index < placedParts(submission).length;
        return (
          <p
            key={message.id}
            className={clsx('flex gap-2.5 font-semibold', isPlaced && 'text-ink')}
          >
            {isPlaced ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            )}
            {t(message)}
          </p>
        );
      })}
      {unresolved && <OutcomeLookup unresolved={unresolved} />}
      {failure && slotOffer && onTakeSlot && (
        <TakeSlotButton failure={failure} slotOffer={slotOffer} onTake={onTakeSlot} />
      )}
      <PlacedLink submission={submission} />
    </Alert>
  );
}

function OutcomeLookup({ unresolved }: { unresolved: NonNullable<SubmissionView['unresolved']> }) {
  const { t } = useLingui();
  if (unresolved.isChecking) return <p>{t`We are looking now.`}</p>;
  return (
    <>
      <p>{t`We look again as soon as there is a connection. Nothing is ordered twice.`}</p>
      <Button variant="outline" size="sm" onClick={unresolved.checkAgain}>
        {t`Look again`}
      </Button>
    </>
  );
}

function TakeSlotButton(props: {
  failure: SubmissionFailure;
  slotOffer: FreeSlot;
  onTake: NonNullable<SubmissionNoticeProps['onTakeSlot']>;
}) {
  const { t } = useLingui();
  const { date, slot_id: slotId, name } = props.slotOffer;
  const day = formatIstDay(date);
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => props.onTake(props.failure.department, { date, slotId })}
    >
      {t`Take ${name} on ${day}`}
    </Button>
  );
}

function PlacedLink({ submission }: { submission: Submission }) {
  const { t } = useLingui();
  const [placed] = placedParts(submission);
  if (placed === undefined || openParts(submission).length === 0) return null;
  return (
    <Link
      to={paths.orderSummary(placed.uid)}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-3"
    >
      {t`See the placed order`}
    </Link>
  );
}

/** Scrolls to the notice when its content changes. */
function useScrollTo(contentKey: string) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (contentKey !== '') container.current?.scrollIntoView({ block: 'center' });
  }, [contentKey]);
  return container;
}

/** The next free slot that a rejection offers in place of a full or closed one. */
export function findOfferedSlot(error: unknown): FreeSlot | undefined {
  const problem = problemOf(error);
  if (problem?.field !== 'delivery_slot') return undefined;
  const details = problem.details as { next?: Partial<FreeSlot> } | null | undefined;
  const { date, slot_id, name } = details?.next ?? {};
  if (typeof date !== 'string' || !isIstDate(date)) return undefined;
  if (typeof slot_id !== 'number' || typeof name !== 'string') return undefined;
  return { date, slot_id, name };
}
