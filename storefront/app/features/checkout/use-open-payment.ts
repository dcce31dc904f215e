import type { Client } from '@sabuja/contract/client';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { isPaidOnline, openParts, type Placing, placedParts } from './placing.ts';
import { placingStore } from './placing-store.ts';
import { useFinish } from './use-finish.ts';

/**
 * Ends a checkout whose orders stand but whose page was left before it could say so. Orders that wait
 * for their payment, or were paid meanwhile, are shown; where a new cart is filled already, orders
 * that wait no more are let be. True while that is found out. `cartIsEmpty`: undefined until known.
 */
export function useOpenPayment(
  { placing, busy }: { placing: Placing | undefined; busy: boolean },
  cartIsEmpty: boolean | undefined,
): boolean {
  const api = useApi();
  const { finish, leaveToPay } = useFinish();
  const stands = !busy && placing !== undefined && openParts(placing).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found out
  useEffect(() => {
    if (!stands) return;
    if (!isPaidOnline(placing)) {
      void finish(placing);
      return;
    }
    if (cartIsEmpty === undefined) return;
    const uids = placedParts(placing).map((part) => part.uid);
    void statusesOf(api, uids).then((statuses) => {
      const isOpen = statuses.includes('PAYMENT_PENDING');
      const isNews = cartIsEmpty && statuses.some((status) => status !== 'CANCELLED');
      if (isOpen || isNews) return leaveToPay(uids, false);
      placingStore().forget();
    });
  }, [stands, cartIsEmpty === undefined]);
  return stands;
}

/** Orders that cannot be read are taken for waiting: their page finds out. */
const statusesOf = (api: Client, uids: readonly string[]) =>
  Promise.all(
    uids.map((orderId) =>
      api('GET /api/v1/orders/{orderId}/', { params: { orderId } }).then(
        (order) => order.o_status,
        () => 'PAYMENT_PENDING' as const,
      ),
    ),
  );
