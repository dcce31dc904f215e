import type { User } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useApi } from '../../lib/use-api.ts';
import { giveUpOrders } from '../payments/index.ts';
import { outcomeQuery } from './checkout-queries.ts';
import { isPaidOnline, openParts, type Placing, placedParts } from './placing.ts';
import { placingStore, type Trouble } from './placing-store.ts';

export type PlacingView = {
  placing: Placing | undefined;
  busy: boolean;
  trouble: Trouble | undefined;
  /** An order was asked for and not answered: `looking` while it is being found out. */
  unsure: { looking: boolean; look: () => void } | undefined;
};

/** What is under way for this customer. An unanswered order is looked for until it is known. */
export function usePlacing(user: User): PlacingView {
  const api = useApi();
  const store = placingStore();
  const state = useStore(store);
  const { busy, trouble } = state;
  const placing = state.placing?.customerUid === user.uid ? state.placing : undefined;
  const unanswered =
    placing && !busy ? openParts(placing).find((part) => part.state === 'sent') : undefined;
  const outcome = useQuery(outcomeQuery(api, user.uid, unanswered));
  useGiveUpHalf(placing, busy);
  const key = unanswered?.key;
  useEffect(() => {
    if (key !== undefined && outcome.data) store.learn(key, outcome.data);
  }, [store, key, outcome.data]);
  return {
    placing,
    busy,
    trouble,
    unsure: unanswered && {
      looking: outcome.isFetching,
      look: () => void outcome.refetch(),
    },
  };
}

/** To be paid online, both orders of a checkout are placed or none: the one that stands is given up. */
function useGiveUpHalf(placing: Placing | undefined, busy: boolean): void {
  const api = useApi();
  const half = placing && !busy && isPaidOnline(placing) ? halfOf(placing) : [];
  const uids = half.join(' ');
  useEffect(() => {
    if (uids === '') return;
    placingStore().forgetPlaced();
    void giveUpOrders(api, uids.split(' '));
  }, [api, uids]);
}

/** The orders that stand beside one that is known not to. */
function halfOf(placing: Placing): string[] {
  const open = openParts(placing);
  if (open.length === 0 || open.some((part) => part.state === 'sent')) return [];
  return placedParts(placing).map((part) => part.uid);
}
