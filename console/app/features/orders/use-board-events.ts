import { seconds } from '@sabuja/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshOrder } from './board-queries.ts';

/** Above so many changed orders at once, lists are loaded again instead of each order. */
const MAX_SINGLE_REFRESHES = 8;
/** Changes are collected for so long: a slot confirmed at once is many events. */
const COLLECT_TIME = seconds(0.25);
/** Polling interval while the event stream is disconnected. */
const FALLBACK_POLL_INTERVAL = seconds(15);

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
  let source: EventSource;
  let isConnected = false;
  const changes = collectChanges(client);
  const connect = () => {
    source = new EventSource('/api/v1/staff/stream');
    source.addEventListener('changed', (event) => {
      // The first event of a connection names no order: some may have been missed.
      isConnected = true;
      changes.add(uidOf(event.data));
    });
    source.addEventListener('error', () => {
      isConnected = false;
    });
  };
  connect();
  const pollTimer = setInterval(() => {
    if (isConnected) return;
    changes.add(undefined);
    // The browser reconnects after a lost connection, but not after an error response.
    if (source.readyState === EventSource.CLOSED) connect();
  }, FALLBACK_POLL_INTERVAL);
  return () => {
    clearInterval(pollTimer);
    changes.stop();
    source.close();
  };
}

const uidOf = (data: string): string | undefined => (JSON.parse(data) as { uid?: string }).uid;

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
    add: (uid: string | undefined) => {
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
