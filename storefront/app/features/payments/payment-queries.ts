import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';
import { refreshPaymentStatus } from './pay-orders.ts';

/** Refunds of an order; refetched while the page is visible, because their status changes. */
export const refundsQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'refunds', orderId),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/payment/refunds/{orderId}', { params: { orderId }, signal })).results,
    refetchInterval: seconds(15),
  });

const STATUS_CHECK_INTERVAL = seconds(30);

/**
 * Makes the server ask the provider about an unpaid order: on opening the page, on reconnect, and
 * periodically.
 */
export const paymentStatusQuery = (api: Client, uid: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'how-paid', uid),
    queryFn: async () => (await refreshPaymentStatus(api, uid))?.[0]?.o_status ?? 'PAYMENT_PENDING',
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: STATUS_CHECK_INTERVAL,
  });
