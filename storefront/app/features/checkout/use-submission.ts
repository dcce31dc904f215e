import type { User } from '@sabuja/contract';
import { useStore } from '@sabuja/ui/lib/create-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { abandonOrders } from '../payments/index.ts';
import { outcomeQuery } from './checkout-queries.ts';
import { isPaidOnline, openParts, placedParts, type Submission } from './submission.ts';
import { type SubmissionFailure, submissionStore } from './submission-store.ts';

export type SubmissionView = {
  submission: Submission | undefined;
  busy: boolean;
  failure: SubmissionFailure | undefined;
  /** An order was sent and got no response; `isChecking` while its outcome is being determined. */
  unresolved: { isChecking: boolean; checkAgain: () => void } | undefined;
};

/**
 * The customer's submission in progress. An order without a response is looked up until its outcome
 * is known.
 */
export function useSubmission(user: User): SubmissionView {
  const api = useApi();
  const store = submissionStore();
  const state = useStore(store);
  const { busy, failure } = state;
  const submission = state.submission?.customerUid === user.uid ? state.submission : undefined;
  const unanswered =
    submission && !busy ? openParts(submission).find((part) => part.state === 'sent') : undefined;
  const outcome = useQuery(outcomeQuery(api, unanswered));
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

/**
 * Online orders of one checkout are placed together or not at all: abandons the one that was
 * placed.
 */
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

/** Uids of the placed orders, if another order of the checkout is known to have failed. */
function findPartialUids(submission: Submission): string[] {
  const openOrders = openParts(submission);
  if (openOrders.length === 0 || openOrders.some((part) => part.state === 'sent')) return [];
  return placedParts(submission).map((part) => part.uid);
}
