import { MAX_STREAM_OPENING_SECONDS } from '@sabuja/contract/limits';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { listenToEvents } from '@sabuja/ui/lib/listen-to-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { privateQueryKey } from '../session/index.ts';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isReadHere` matters only when the stream opens
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
 * Calls `onChanged` whenever the order may have changed since `readAt` (`performance.now()`);
 * without `readAt`, also on connecting. Returns the unsubscribe function.
 */
function listenToOrder(
  orderId: string,
  onChanged: () => void,
  readAt: Milliseconds | undefined,
): () => void {
  const path = `/api/v1/orders/${encodeURIComponent(orderId)}/events`;
  return listenToEvents({
    pathOf: (isFirst) =>
      isFirst && readAt !== undefined
        ? `${path}?read_ms_ago=${Math.ceil(performance.now() - readAt)}`
        : path,
    onChanged: () => onChanged(),
    // Also called after the browser itself reconnects, which repeats the first URL with its outdated `read_ms_ago`.
    onOpen: (startedAt) => {
      if (performance.now() - startedAt > MAX_OPENING_TIME) onChanged();
    },
  });
}
