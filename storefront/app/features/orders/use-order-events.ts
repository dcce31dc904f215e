import { MAX_STREAM_OPENING_SECONDS } from '@sabuja/contract/limits';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { privateQueryKey } from '../session/index.ts';

/** Polling interval while the event stream is disconnected. */
const FALLBACK_POLL_INTERVAL = seconds(15);
/** A stream that took longer to open may have missed a change. */
const MAX_OPENING_TIME = seconds(MAX_STREAM_OPENING_SECONDS);

/**
 * Keeps an order's page up to date while it is visible: refetches the order's queries on each
 * server-sent event, and polls while the stream is disconnected. A hidden page closes its stream,
 * because browsers allow only six connections per host. `isReadHere`: all that is shown was read
 * after this page mounted; the first stream then reports only what has changed since.
 */
export function useOrderEvents(
  orderId: string,
  { enabled, isReadHere }: { enabled: boolean; isReadHere: boolean },
): void {
  const client = useQueryClient();
  const [mountedAt] = useState(() => performance.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isReadHere` matters when the stream opens
  useEffect(() => {
    if (!enabled) return;
    const refetch = () => void client.invalidateQueries({ queryKey: privateQueryKey('orders') });
    let stop = () => {};
    const connect = (readAt?: Milliseconds) => {
      stop();
      stop = document.hidden ? () => {} : listenToOrder(orderId, refetch, readAt);
    };
    const reconnect = () => connect();
    connect(isReadHere ? mountedAt : undefined);
    document.addEventListener('visibilitychange', reconnect);
    return () => {
      document.removeEventListener('visibilitychange', reconnect);
      stop();
    };
  }, [client, enabled, orderId, mountedAt]);
}

/**
 * Calls `onChange` whenever the order may have changed since `readAt` (`performance.now()`), without
 * it at once; returns the unsubscribe function.
 */
function listenToOrder(
  orderId: string,
  onChange: () => void,
  readAt: Milliseconds | undefined,
): () => void {
  let eventSource: EventSource;
  let isConnected = false;
  const connect = (query = '') => {
    const startedAt = performance.now();
    // Authenticated by the session cookie: an EventSource cannot send a token.
    eventSource = new EventSource(`/api/v1/orders/${encodeURIComponent(orderId)}/events${query}`);
    eventSource.addEventListener('open', () => {
      isConnected = true;
      // Also after the browser has reconnected by itself, with the address of the first time.
      if (performance.now() - startedAt > MAX_OPENING_TIME) onChange();
    });
    eventSource.addEventListener('changed', onChange);
    eventSource.addEventListener('error', () => {
      isConnected = false;
    });
  };
  connect(readAt === undefined ? '' : `?read_ms_ago=${Math.ceil(performance.now() - readAt)}`);
  const pollTimer = setInterval(() => {
    if (isConnected) return;
    onChange();
    // The browser reconnects after a lost connection, but not after an error response.
    if (eventSource.readyState === EventSource.CLOSED) connect();
  }, FALLBACK_POLL_INTERVAL);
  return () => {
    clearInterval(pollTimer);
    eventSource.close();
  };
}
