import type { Order } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { mineKey } from '../session/index.ts';
import { howPaidQuery } from './payment-queries.ts';

const lookEvery = seconds(4);

/** Keeps an order that waits for its payment up to date while it is looked at. */
export function useHowPaid({ uid }: Order): void {
  const client = useQueryClient();
  const { data: status } = useQuery(howPaidQuery(useApi(), uid));
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: mineKey('orders', 'one', uid) });
    if (status !== undefined && status !== 'PAYMENT_PENDING') look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [client, uid, status]);
}
