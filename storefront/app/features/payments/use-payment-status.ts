import type { Order } from '@sabuja/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey } from '../session/index.ts';
import { paymentStatusQuery } from './payment-queries.ts';

/**
 * Lets the shop ask how an order that waits for its payment was paid. What the shop hears by itself, the page is told as
 * of any other change of the order.
 */
export function usePaymentStatus({ uid }: Order): void {
  const client = useQueryClient();
  const { data: status } = useQuery(paymentStatusQuery(useApi(), uid));
  useEffect(() => {
    if (status === undefined || status === 'PAYMENT_PENDING') return;
    void client.invalidateQueries({ queryKey: privateQueryKey('orders', 'one', uid) });
  }, [client, uid, status]);
}
