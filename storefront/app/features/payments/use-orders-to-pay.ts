import type { Order } from '@sabuja/contract';
import { useQueries } from '@tanstack/react-query';
import { useHistoryState } from '../../lib/use-alive.ts';
import { useApi } from '../../lib/use-api.ts';
import { mineKey } from '../session/index.ts';
import { readPayTogether } from './pay-together.ts';

/** This order and, when it comes from a checkout of two, its twin, as long as that waits too. */
export function useOrdersToPay(order: Order): Order[] {
  const api = useApi();
  const state = useHistoryState();
  const twins = readPayTogether(state, order.uid).filter((uid) => uid !== order.uid);
  const found = useQueries({
    queries: twins.map((orderId) => ({
      queryKey: mineKey('orders', 'one', orderId),
      queryFn: () => api('GET /api/v1/orders/{orderId}/', { params: { orderId } }),
    })),
  });
  const waiting = found.flatMap(({ data }) => (data?.o_status === 'PAYMENT_PENDING' ? [data] : []));
  return [order, ...waiting];
}
