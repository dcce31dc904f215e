import { seconds } from '@sabuja/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToStream } from '../../lib/staff-stream.ts';
import { refreshOrder } from './board-queries.ts';

/** Above so many changed orders at once, lists are loaded again instead of each order. */
const MAX_SINGLE_REFRESHES = 8;
/** Changes are collected for so long: a slot confirmed at once is many events. */
const COLLECT_TIME = seconds(0.25);

/**
 * Keeps the board up to date: refreshes each order that an event names. A hidden board listens too: it sounds
 * when an order arrives.
 */
export function useBoardEvents(): void {
  const client = useQueryClient();
  useEffect(() => listenToBoard(client), [client]);
}

/** Listens to the stream; returns the unsubscribe function. */
function listenToBoard(client: QueryClient): () => void {
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
  if (single.length === uids.length && single.length <= MAX_SINGLE_REFRESHES) {
    const found = await Promise.all(
      single.map((uid) => refreshOrder(client, uid).catch(() => false)),
    );
    void client.invalidateQueries({ queryKey: ['board', 'summary'] });
    if (found.every(Boolean)) return;
  }
  await client.invalidateQueries({ queryKey: ['board'] });
  void client.invalidateQueries({ queryKey: ['order'] });
}
