import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { abandonOrders } from '../payments/index.ts';
import { sessionQuery } from '../session/index.ts';
import {
  type CheckoutLine,
  cartItemIds,
  type OrderDetails,
  planCheckout,
  toOrderBody,
} from './order-plan.ts';
import { findOutcome } from './send-order.ts';
import {
  isPaidOnline,
  isRepeat,
  type OrderDraft,
  openParts,
  placedParts,
  type Submission,
} from './submission.ts';
import { submissionStore } from './submission-store.ts';
import type { Checkout } from './use-checkout.ts';
import { useCompleteCheckout } from './use-complete-checkout.ts';
import { useConfirmedEstimate } from './use-estimate.ts';
import { usePayPlacedOrders } from './use-pay-placed-orders.ts';

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

/** The orders of the checkout as selected; empty while required input is missing. */
function buildOrders(
  user: User,
  checkout: Pick<Checkout, 'orderable' | 'address' | 'isCombined'>,
  lines: readonly CheckoutLine[],
): OrderDraft[] {
  const details = orderDetails(user, checkout);
  if (details === undefined) return [];
  return planCheckout(lines, checkout.isCombined).map((order) => ({
    department: order.department,
    body: toOrderBody(order, details),
    cartItems: cartItemIds(order.lines),
    part: order.part,
  }));
}

function orderDetails(
  user: User,
  { orderable, address }: Pick<Checkout, 'orderable' | 'address'>,
): OrderDetails | undefined {
  const { payment, delivery, occasion, members, customerName } = orderable;
  const { ifMissing, lineChoices, notes } = orderable;
  if (address === undefined || payment === '') return undefined;
  const deliveryFor = (department: 'KITCHEN' | 'GROCERY') => ({
    date: delivery[department].date,
    slotId: delivery[department].slotId ?? 0,
  });
  return {
    customer: { ...user, full_name: user.full_name?.trim() || customerName.trim() },
    address,
    delivery: { KITCHEN: deliveryFor('KITCHEN'), GROCERY: deliveryFor('GROCERY') },
    occasion,
    members,
    payment,
    ifMissing,
    lineChoices,
    notes,
  };
}

/**
 * Saves the name given at checkout to a profile that has none, so that it is asked once. A failure
 * is ignored: the order carries the name, and the next checkout asks again.
 */
function useSaveName(user: User): (name: string) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  return async (name) => {
    const fullName = name.trim();
    if (fullName === '' || user.full_name?.trim()) return;
    await api('PUT /api/v1/users/{uid}', {
      params: { uid: user.uid },
      form: { full_name: fullName },
    }).then(
      (result) => client.setQueryData(sessionQuery(api).queryKey, result.user),
      () => undefined,
    );
  };
}
