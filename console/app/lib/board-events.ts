import type { StaffOrder } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { listenToStream } from './staff-stream.ts';

/** Above so many changed orders at once, lists are loaded again instead of each order. */
const MAX_SINGLE_REFRESHES = 8;
/** Changes are collected for so long: a slot confirmed at once is many events. */
const COLLECT_TIME = seconds(0.25);

/** Keeps every page about orders up to date: refreshes each order that an event names. Returns the unsubscribe function. */
export function listenToBoard(client: QueryClient): () => void {
  const changes = collectChanges(client);
  const stop = listenToStream('/api/v1/staff/stream', changes.add);
  return () => {
    changes.stop();
    stop();
  };
}

/** Collects changed orders for a moment, then refreshes them; undefined stands for all. */
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

/** Whether a page shows the orders of a day, or one of these. */
const isShown = (client: QueryClient, uids: readonly string[]): boolean =>
  ['board', 'order'].some((key) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [key], type: 'active' })
      .some(({ queryKey: [, part] }) => part === 'orders' || uids.includes(String(part))),
  );

/**
 * Loads orders again and puts them into the lists that show them, all in one change: a list of a full day is filtered
 * and sorted at each.
 * @returns false when no list has one of them, so that they must be loaded again
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
