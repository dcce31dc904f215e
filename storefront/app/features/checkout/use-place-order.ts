import { useLingui } from '@lingui/react/macro';
import type { Estimate, User } from '@sabuja/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../lib/error-message.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { mineKey } from '../session/index.ts';
import { createAttempts } from './attempts.ts';
import { missingFields, missingMessage } from './checkout-form.ts';
import { type CheckoutLine, type OrderDetails, orderPayload, planOrders } from './order-plan.ts';
import { halfPlacedMessage, type PlacedOrder, placeOrders } from './place-orders.ts';
import type { Checkout } from './use-checkout.ts';
import { forgetDraft } from './use-checkout-form.ts';

const attempts = createAttempts(
  () => sessionStorage,
  () => crypto.randomUUID(),
);

/** One order stands although the other failed. */
export type HalfPlaced = { message: string; order: PlacedOrder };

/** Places what the checkout shows, once however often it is pressed. */
export function usePlaceOrder(user: User, checkout: Checkout, lines: readonly CheckoutLine[]) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [halfPlaced, setHalfPlaced] = useState<HalfPlaced>();

  const forgetWhatChanged = () =>
    Promise.all(
      ['cart', 'orders', 'user', 'estimate'].map((name) =>
        client.invalidateQueries({ queryKey: mineKey(name) }),
      ),
    );
  const place = async () => {
    const estimate = await usableEstimate(checkout);
    const details = orderDetails(user, checkout);
    if (estimate === undefined && checkout.waitingFor) toastError(t(checkout.waitingFor));
    if (estimate === undefined || details === undefined) return;
    const orders = planOrders(lines, estimate.estimation_id, checkout.same).map((order) => ({
      department: order.department,
      body: orderPayload(order, details),
      cartItems: order.lines.map((line) => line.cartItemId),
    }));
    const { placed, failure } = await placeOrders(api, attempts, orders);
    const last = placed.at(-1);
    if (failure !== undefined) {
      const failed = t`Failed to place orders. Please try again.`;
      const reason = errorMessage(failure.error, failed);
      if (last === undefined) toastError(reason);
      else setHalfPlaced({ message: t(halfPlacedMessage(last, reason)), order: last });
      await client.invalidateQueries({ queryKey: ['time-slots'] });
    } else if (last !== undefined) {
      forgetDraft();
      toastSuccess(t`Orders placed successfully!`);
      await navigate(paths.orderSummary(last.uid), { replace: true });
    }
    await forgetWhatChanged();
  };
  const press = async () => {
    const missing = missingFields(checkout.orderable, checkout.ordered);
    if (missing.length > 0) {
      const fields = missing.map((field) => t(field)).join(', ');
      return toastError(t(missingMessage(fields)));
    }
    if (running.current) return;
    running.current = true;
    setPlacing(true);
    setHalfPlaced(undefined);
    try {
      await place();
    } finally {
      running.current = false;
      setPlacing(false);
    }
  };
  return { placing, halfPlaced, press };
}

/** The estimate on the screen while it lives, else a fresh one; nothing when that fails. */
async function usableEstimate({ estimate, waitingFor }: Checkout): Promise<Estimate | undefined> {
  const shown = estimate.estimate;
  if (shown !== undefined && Date.parse(shown.expires_at) > Date.now()) return shown;
  return waitingFor === undefined ? estimate.refresh() : undefined;
}

function orderDetails(user: User, { orderable, address }: Checkout): OrderDetails | undefined {
  const { payment, delivery, occasion, members } = orderable;
  if (address === undefined || payment === '') return undefined;
  const chosen = (department: 'KITCHEN' | 'GROCERY') => ({
    date: delivery[department].date,
    slotId: delivery[department].slotId ?? 0,
  });
  return {
    customer: user,
    address,
    delivery: { KITCHEN: chosen('KITCHEN'), GROCERY: chosen('GROCERY') },
    occasion,
    members,
    payment,
  };
}
