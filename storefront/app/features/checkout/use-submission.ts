import type { User } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useApi } from '../../lib/use-api.ts';
import { abandonOrders } from '../payments/index.ts';
import { outcomeQuery } from './checkout-queries.ts';
import { isPaidOnline, openParts, placedParts, type Submission } from './submission.ts';
import { type SubmissionFailure, submissionStore } from './submission-store.ts';

export type SubmissionView = {
  submission: Submission | undefined;
  busy: boolean;
  failure: SubmissionFailure | undefined;
  /** An order was asked for and not answered: `looking` while it is being found out. */
  unresolved: { isChecking: boolean; checkAgain: () => void } | undefined;
};

/** What is under way for this customer. An unanswered order is looked for until it is known. */
export function useSubmission(user: User): SubmissionView {
  const api = useApi();
  const store = submissionStore();
  const state = useStore(store);
  const { busy, failure } = state;
  const submission = state.submission?.customerUid === user.uid ? state.submission : undefined;
  const unanswered =
    submission && !busy ? openParts(submission).find((part) => part.state === 'sent') : undefined;
  const outcome = useQuery(outcomeQuery(api, user.uid, unanswered));
  useAbandonPartial(submission, busy);
  const key = unanswered?.key;
  useEffect(() => {
    if (key !== undefined && outcome.data) store.recordOutcome(key, outcome.data);
  }, [store, key, outcome.data]);
  return {
    submission,
    busy,
    failure,
    unresolved: unanswered && {
      isChecking: outcome.isFetching,
      checkAgain: () => void outcome.refetch(),
    },
  };
}

/** To be paid online, both orders of a checkout are placed or none: the one that stands is given up. */
function useAbandonPartial(submission: Submission | undefined, busy: boolean): void {
  const api = useApi();
  const partialUids =
    submission && !busy && isPaidOnline(submission) ? findPartialUids(submission) : [];
  const joinedUids = partialUids.join(' ');
  useEffect(() => {
    if (joinedUids === '') return;
    submissionStore().clearPlaced();
    void abandonOrders(api, joinedUids.split(' '));
  }, [api, joinedUids]);
}

/** The orders that stand beside one that is known not to. */
function findPartialUids(submission: Submission): string[] {
  const openOrders = openParts(submission);
  if (openOrders.length === 0 || openOrders.some((part) => part.state === 'sent')) return [];
  return placedParts(submission).map((part) => part.uid);
}
