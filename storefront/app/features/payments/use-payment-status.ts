import type { Order } from '@sabuja/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey } from '../session/index.ts';
import { paymentStatusQuery } from './payment-queries.ts';

/**
 * Makes the server check the payment of an unpaid order, and refetches the order when its status
 * has changed. Changes the server learns by itself arrive as order events.
 */
export function usePaymentStatus({ uid }: Order): void {
  const client = useQueryClient();
  const { data: status } = useQuery(paymentStatusQuery(useApi(), uid));
  useEffect(() => {
    if (status === undefined || status === 'PAYMENT_PENDING') return;
    void client.invalidateQueries({ queryKey: privateQueryKey('orders', 'one', uid) });
  }, [client, uid, status]);
}
