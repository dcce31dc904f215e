import type { Client } from '@sabuja/contract/client';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { isPaidOnline, openParts, placedParts, type Submission } from './submission.ts';
import { submissionStore } from './submission-store.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';

/**
 * Completes a checkout whose orders were placed but whose page was left before it could show so.
 * Unpaid or meanwhile paid orders are opened; if a new cart has been filled, settled orders are
 * dropped. Returns true while this is being determined. `cartIsEmpty`: undefined until known.
 */
export function useResumeCheckout(
  { submission, busy }: { submission: Submission | undefined; busy: boolean },
  cartIsEmpty: boolean | undefined,
): boolean {
  const api = useApi();
  const { complete, goToPayment } = useCompleteCheckout();
  const isPlaced = !busy && submission !== undefined && openParts(submission).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found out
  useEffect(() => {
    if (!isPlaced) return;
    if (!isPaidOnline(submission)) {
      void complete(submission);
      return;
    }
    if (cartIsEmpty === undefined) return;
    const uids = placedParts(submission).map((part) => part.uid);
    void fetchStatuses(api, uids).then((statuses) => {
      const isUnpaid = statuses.includes('PAYMENT_PENDING');
      const isUnseen = cartIsEmpty && statuses.some((status) => status !== 'CANCELLED');
      if (isUnpaid || isUnseen) return goToPayment(uids, false);
      submissionStore().clear();
    });
  }, [isPlaced, cartIsEmpty === undefined]);
  return isPlaced;
}

/** Orders that cannot be read are treated as unpaid: their page determines the status. */
const fetchStatuses = (api: Client, uids: readonly string[]) =>
  Promise.all(
    uids.map((orderId) =>
      api('GET /api/v1/orders/{orderId}/', { params: { orderId } }).then(
        (order) => order.o_status,
        () => 'PAYMENT_PENDING' as const,
      ),
    ),
  );
