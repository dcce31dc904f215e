import type { User } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { ordersQuery } from '../orders/index.ts';
import type { useCheckoutForm } from './use-checkout-form.ts';

/** The customer's newest order that was not cancelled; `isPending` until it is known whether there is one. */
export function useLastOrder(user: User) {
  const { isPending, data } = useQuery(ordersQuery(useApi(), user.uid, 1));
  const lastOrder = data?.results.find(({ o_status }) => o_status !== 'CANCELLED');
  return { isPending, lastOrder };
}

/**
 * Takes over what the customer chose for missing items last time, until they choose anew. It becomes part of the stored
 * form, so that a repeated request stays the same.
 */
export function useRememberedChoice(
  { form, update }: Pick<ReturnType<typeof useCheckoutForm>, 'form' | 'update'>,
  user: User,
): void {
  const remembered = useLastOrder(user).lastOrder?.if_missing;
  const isMissing = form.ifMissing === '' && remembered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` is new on every render
  useEffect(() => {
    if (isMissing) update({ ifMissing: remembered });
  }, [isMissing, remembered]);
}
