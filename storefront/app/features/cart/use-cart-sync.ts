import type { Cart, User } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from '../session/index.ts';
import { emptyCart } from './cart-changes.ts';
import type { Press } from './cart-presses.ts';
import { cartKey } from './cart-queries.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';
import { hearTabs, tellTabs } from './cart-tabs.ts';
import { sendPress } from './send-press.ts';

const syncs = new WeakMap<QueryClient, CartSync>();

/** The one queue of presses on the cart of this tab; used in the browser alone. */
export function cartSyncOf(client: QueryClient, api: Client): CartSync {
  const made = syncs.get(client) ?? connectCart(client, api);
  syncs.set(client, made);
  return made;
}

function connectCart(client: QueryClient, api: Client): CartSync {
  const ask = () => void client.invalidateQueries({ queryKey: cartKey });
  hearTabs(window, ask);
  const known = () => client.getQueryData<Cart>(cartKey) ?? emptyCart;
  return createCartSync({
    send: (press, cart) => sendPress(api, press, cart),
    known,
    adopt: (cart) => {
      void client.cancelQueries({ queryKey: cartKey });
      client.setQueryData<Cart>(cartKey, cart);
    },
    settled: () => {
      tellTabs();
      ask();
    },
    owner: () => client.getQueryData<User | null>(sessionQuery(api).queryKey)?.uid,
  });
}

const noPresses = createStore<readonly Press[]>([]);

/** What was pressed and is not answered yet. */
export function usePresses(): readonly Press[] {
  const api = useApi();
  const client = useQueryClient();
  const inBrowser = typeof document !== 'undefined';
  return useStore(inBrowser ? cartSyncOf(client, api).pending : noPresses);
}
