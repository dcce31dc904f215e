import type { StaffOrder } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { listenToStream } from './staff-stream.ts';

/** When more orders than this change at once, the lists are reloaded instead of the single orders. */
const MAX_SINGLE_REFRESHES = 8;
/** How long changes are collected: confirming a whole slot sends many events. */
const COLLECT_TIME = seconds(0.25);

/** Listens to the event stream and refreshes the cached orders and lists. Returns the unsubscribe function. */
export function listenToBoard(client: QueryClient): () => void {
  const changes = collectChanges(client);
  const stop = listenToStream('/api/v1/staff/stream', changes.add);
  return () => {
    changes.stop();
    stop();
  };
}

/** Collects the uids of changed orders for a short time, then refreshes them; undefined means all orders. */
function collectChanges(client: QueryClient) {
  let uids = new Set<string | undefined>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changed = [...uids];
    uids = new Set();
    void refresh(client, changed);
  };
  return {
    add: (uid?: string) => {
      uids.add(uid);
      timer ??= setTimeout(flush, COLLECT_TIME);
    },
    stop: () => clearTimeout(timer),
  };
}

async function refresh(client: QueryClient, uids: readonly (string | undefined)[]): Promise<void> {
  void client.invalidateQueries({ queryKey: ['rounds'] });
  void client.invalidateQueries({ queryKey: ['picking'] });
  const single = uids.filter((uid) => uid !== undefined);
  const isSingle = single.length === uids.length && single.length <= MAX_SINGLE_REFRESHES;
  if (isSingle && isShown(client, single)) {
    const areFound = await refreshOrders(client, single).catch(() => false);
    for (const part of ['summary', 'new'])
      void client.invalidateQueries({ queryKey: ['board', part] });
    if (areFound) return;
  }
  await client.invalidateQueries({ queryKey: ['board'] });
  void client.invalidateQueries({ queryKey: ['order'] });
}

/** Whether a mounted page shows the orders of a day, or one of these orders. */
const isShown = (client: QueryClient, uids: readonly string[]): boolean =>
  ['board', 'order'].some((key) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [key], type: 'active' })
      .some(({ queryKey: [, part] }) => part === 'orders' || uids.includes(String(part))),
  );

/** For each order the number of the last refresh that loads it: what an earlier one loads is out of date. */
const lastRefresh = new Map<string, number>();
let refreshes = 0;

/**
 * Reloads orders and replaces them in the cached lists, with one update per list: each update filters and sorts the
 * list of a full day again.
 * @returns false when one of the orders is in no list of its day, so that the lists must be reloaded
 */
async function refreshOrders(client: QueryClient, uids: readonly string[]): Promise<boolean> {
  refreshes += 1;
  const refresh = refreshes;
  for (const uid of uids) lastRefresh.set(uid, refresh);
  const responses = await Promise.all(
    uids.map((uid) => api('GET /api/v1/staff/orders/{uid}', { params: { uid } })),
  );
  const loaded = new Map(
    responses
      .filter(({ uid }) => lastRefresh.get(uid) === refresh)
      .map((order) => [order.uid, order] as const),
  );
  for (const [uid, order] of loaded) {
    client.setQueryData(['order', uid], order);
    // Its refunds and complaints.
    void client.invalidateQueries({
      queryKey: ['order', uid],
      predicate: ({ queryKey }) => queryKey.length > 2,
    });
  }
  const missing = new Set(loaded.keys());
  const lists = client.getQueriesData<StaffOrder[]>({ queryKey: ['board', 'orders'] });
  for (const [key, orders] of lists) {
    if (!orders?.some(({ uid }) => loaded.has(uid))) continue;
    const [, , day] = key;
    const current = orders
      .map((order): StaffOrder => loaded.get(order.uid) ?? order)
      // An order that was moved to another day leaves the list.
      .filter((order) => !loaded.has(order.uid) || order.delivery_date === day);
    for (const { uid } of current) missing.delete(uid);
    client.setQueryData(key, current);
  }
  return missing.size === 0;
}
