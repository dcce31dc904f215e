import { useLingui } from '@lingui/react/macro';
import type { Estimate, User } from '@sabuja/contract';
import { errorMessage } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError } from '../../ui/toast.ts';
import { giveUpOrders } from '../payments/index.ts';
import { findOutcome } from './find-outcome.ts';
import type { CheckoutLine } from './order-plan.ts';
import { ordersToPlace } from './orders-to-place.ts';
import { isPaidOnline, isRepeat, openParts, type Placing, placedParts } from './placing.ts';
import { placingStore } from './placing-store.ts';
import { useAgreedEstimate } from './use-agreed-estimate.ts';
import type { Checkout } from './use-checkout.ts';
import { useFinish } from './use-finish.ts';
import { usePayPlaced } from './use-pay-placed.ts';

type Parts = {
  user: User;
  checkout: Checkout;
  lines: readonly CheckoutLine[];
  placing: Placing | undefined;
};

/** Places what the checkout shows, once however often it is pressed. */
export function usePlaceOrder({ user, checkout, lines, placing }: Parts): () => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  const { finish, refreshWhatChanged } = useFinish();
  const payPlaced = usePayPlaced(user);
  const agreedEstimate = useAgreedEstimate(checkout);
  const store = placingStore();
  const customerUid = user.uid;

  const place = async () => {
    const ordersOn = (estimate: Pick<Estimate, 'estimation_id'>) =>
      ordersToPlace(user, checkout, lines, estimate);
    const repeated = ordersOn(placing?.estimate ?? { estimation_id: '' });
    if (placing !== undefined && isRepeat(placing, repeated)) {
      const { estimate, same } = placing;
      return store.place(api, { customerUid, estimate, same, orders: repeated });
    }
    const unanswered = placing && openParts(placing).find((part) => part.state === 'sent');
    if (unanswered !== undefined) {
      const outcome = await findOutcome(api, customerUid, unanswered);
      store.learn(unanswered.key, outcome);
      if (outcome.state === 'placed') return;
    }
    if (placing !== undefined && isPaidOnline(placing)) {
      const uids = placedParts(placing).map((part) => part.uid);
      store.forgetPlaced();
      await giveUpOrders(api, uids);
    }
    const estimate = await agreedEstimate();
    if (estimate === undefined) return;
    const orders = ordersOn(estimate);
    await store.place(api, { customerUid, estimate, same: checkout.same, orders });
  };
  return () =>
    store.press(async () => {
      const failed = t`Failed to place orders. Please try again.`;
      await place().catch((error) => toastError(errorMessage(error, failed)));
      const { placing: after, trouble } = store.state();
      if (trouble !== undefined) toastError(errorMessage(trouble.error, failed));
      if (after !== undefined && openParts(after).length === 0) {
        await (isPaidOnline(after) ? payPlaced(after) : finish(after));
      } else if (trouble !== undefined) await refreshWhatChanged();
    });
}
