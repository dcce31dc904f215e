import type { Cart, User } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { createStore, useStore } from '@sabuja/ui/lib/create-store.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from '../session/index.ts';
import { emptyCart } from './cart-model.ts';
import { cartKey } from './cart-queries.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';
import { listenToOtherTabs, notifyOtherTabs } from './cross-tab-sync.ts';
import type { PendingChange } from './pending-changes.ts';
import { sendChange } from './send-change.ts';

const syncByClient = new WeakMap<QueryClient, CartSync>();

/** The tab's single queue of cart changes; browser only. */
export function getCartSync(client: QueryClient, api: Client): CartSync {
  const sync = syncByClient.get(client) ?? createBrowserCartSync(client, api);
  syncByClient.set(client, sync);
  return sync;
}

function createBrowserCartSync(client: QueryClient, api: Client): CartSync {
  const refetch = () => void client.invalidateQueries({ queryKey: cartKey });
  listenToOtherTabs(window, refetch);
  const getServerCart = () => client.getQueryData<Cart>(cartKey) ?? emptyCart;
  return createCartSync({
    sendChange: (change, cart) => sendChange(api, change, cart),
    getServerCart,
    setServerCart: (cart) => {
      void client.cancelQueries({ queryKey: cartKey });
      client.setQueryData<Cart>(cartKey, cart);
    },
    onSettled: () => {
      notifyOtherTabs();
      refetch();
    },
    getOwner: () => client.getQueryData<User | null>(sessionQuery(api).queryKey)?.uid,
  });
}

const noChanges = createStore<readonly PendingChange[]>([]);

/** Changes of the cart without a response yet. */
export function usePendingChanges(): readonly PendingChange[] {
  const api = useApi();
  const client = useQueryClient();
  const isBrowser = typeof document !== 'undefined';
  return useStore(isBrowser ? getCartSync(client, api).pending : noChanges);
}
