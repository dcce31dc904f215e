import type { Order } from '@sabuja/contract';
import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useHistoryState } from '../../lib/use-hydrated.ts';
import { privateQueryKey } from '../session/index.ts';
import { readCombinedPayment } from './combined-payment-state.ts';

/**
 * The unpaid orders to pay together: this one and, after a checkout of two, the other one while it
 * waits too.
 */
export function useUnpaidOrders(order: Order): Order[] {
  const api = useApi();
  const state = useHistoryState();
  const siblingUids = readCombinedPayment(state, order.uid).filter((uid) => uid !== order.uid);
  const results = useQueries({
    queries: siblingUids.map((orderId) => ({
      queryKey: privateQueryKey('orders', 'one', orderId),
      queryFn: () => api('GET /api/v1/orders/{orderId}/', { params: { orderId } }),
    })),
  });
  const unpaidSiblings = results.flatMap(({ data }) =>
    data?.o_status === 'PAYMENT_PENDING' ? [data] : [],
  );
  return [order, ...unpaidSiblings];
}
