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

/**
 * Reloads orders and replaces them in the cached lists, with one update per list: each update filters and sorts the
 * list of a full day again.
 * @returns false when one of the orders is in no list, so that the lists must be reloaded
 */
async function refreshOrders(client: QueryClient, uids: readonly string[]): Promise<boolean> {
  const loaded = await Promise.all(
    uids.map((uid) => api('GET /api/v1/staff/orders/{uid}', { params: { uid } })),
  );
  for (const order of loaded) client.setQueryData(['order', order.uid], order);
  const missing = new Set(uids);
  client.setQueriesData<StaffOrder[]>({ queryKey: ['board', 'orders'] }, (orders) => {
    const changed = new Map<string, StaffOrder>(
      loaded
        .filter(({ uid }) => orders?.some((each) => each.uid === uid))
        .map((order) => [order.uid, order]),
    );
    for (const uid of changed.keys()) missing.delete(uid);
    return changed.size === 0 ? orders : orders?.map((each) => changed.get(each.uid) ?? each);
  });
  return missing.size === 0;
}
