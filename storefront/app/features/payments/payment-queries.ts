import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';
import { refreshPaymentStatus } from './pay-orders.ts';

/** What goes back of what was paid for an order; it moves on, so the page asks again while it is looked at. */
export const refundsQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'refunds', orderId),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/payment/refunds/{orderId}', { params: { orderId }, signal })).results,
    refetchInterval: seconds(15),
  });

const STATUS_CHECK_INTERVAL = seconds(30);

/**
 * Lets the shop ask the provider about an order that waits for its payment: when its page opens, when
 * the network is back, and now and then. In between the page only looks at the order.
 */
export const paymentStatusQuery = (api: Client, uid: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'how-paid', uid),
    queryFn: async () => (await refreshPaymentStatus(api, uid))?.[0]?.o_status ?? 'PAYMENT_PENDING',
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: STATUS_CHECK_INTERVAL,
  });
