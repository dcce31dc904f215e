import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useApi } from '../../lib/use-api.ts';
import { abandonOrders } from '../payments/index.ts';
import type { CheckoutLine } from './order-plan.ts';
import { buildOrders } from './order-requests.ts';
import { findOutcome } from './send-order.ts';
import { isPaidOnline, isRepeat, openParts, placedParts, type Submission } from './submission.ts';
import { submissionStore } from './submission-store.ts';
import type { Checkout } from './use-checkout.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';
import { useConfirmedEstimate } from './use-confirmed-estimate.ts';
import { usePayPlacedOrders } from './use-pay-placed-orders.ts';
import { useSaveName } from './use-save-name.ts';

type PlaceOrderOptions = {
  user: User;
  checkout: Checkout;
  lines: readonly CheckoutLine[];
  submission: Submission | undefined;
};

/** Places the orders of the checkout; repeated presses place them once. */
export function usePlaceOrder({
  user,
  checkout,
  lines,
  submission,
}: PlaceOrderOptions): () => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  const { complete, refreshAfterCheckout } = useCompleteCheckout();
  const payPlacedOrders = usePayPlacedOrders(user);
  const confirmEstimate = useConfirmedEstimate(checkout);
  const saveName = useSaveName(user);
  const store = submissionStore();
  const customerUid = user.uid;

  const place = async () => {
    const orders = buildOrders(user, checkout, lines);
    if (submission !== undefined && isRepeat(submission, orders)) {
      return store.submit(api, { customerUid, estimate: submission.estimate, orders });
    }
    const unanswered = submission && openParts(submission).find((part) => part.state === 'sent');
    if (unanswered !== undefined) {
      const outcome = await findOutcome(api, unanswered.key);
      store.recordOutcome(unanswered.key, outcome);
      if (outcome.state === 'placed') return;
    }
    if (submission !== undefined && isPaidOnline(submission)) {
      const uids = placedParts(submission).map((part) => part.uid);
      store.clearPlaced();
      await abandonOrders(api, uids);
    }
    const estimate = await confirmEstimate();
    if (estimate === undefined) return;
    await store.submit(api, { customerUid, estimate, orders });
    await saveName(checkout.form.customerName);
  };
  return () =>
    store.runExclusive(async () => {
      const fallback = t`Failed to place orders. Please try again.`;
      await place().catch((error) => toastError(errorMessage(error, fallback)));
      const { submission: updated, failure } = store.state();
      if (failure !== undefined) toastError(errorMessage(failure.error, fallback));
      if (updated !== undefined && openParts(updated).length === 0) {
        await (isPaidOnline(updated) ? payPlacedOrders(updated) : complete(updated));
      } else if (failure !== undefined) await refreshAfterCheckout();
    });
}
