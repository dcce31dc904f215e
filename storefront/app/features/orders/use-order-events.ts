import { seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { privateQueryKey } from '../session/index.ts';

/** Polling interval while the event stream is disconnected. */
const FALLBACK_POLL_INTERVAL = seconds(15);

/**
 * Keeps an order's page up to date while it is visible: refetches the order's queries on each
 * server-sent event, and polls while the stream is disconnected. A hidden page closes its stream,
 * because browsers allow only six connections per host.
 */
export function useOrderEvents(orderId: string, enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const refetch = () => void client.invalidateQueries({ queryKey: privateQueryKey('orders') });
    let stop = () => {};
    const reconnect = () => {
      stop();
      stop = document.hidden ? () => {} : listenToOrder(orderId, refetch);
    };
    reconnect();
    document.addEventListener('visibilitychange', reconnect);
    return () => {
      document.removeEventListener('visibilitychange', reconnect);
      stop();
    };
  }, [client, enabled, orderId]);
}

/** Calls `onChange` whenever the order may have changed; returns the unsubscribe function. */
function listenToOrder(orderId: string, onChange: () => void): () => void {
  let eventSource: EventSource;
  let isConnected = false;
  const connect = () => {
    // Authenticated by the session cookie: an EventSource cannot send a token.
    eventSource = new EventSource(`/api/v1/orders/${encodeURIComponent(orderId)}/events`);
    eventSource.addEventListener('changed', () => {
      isConnected = true;
      onChange();
    });
    eventSource.addEventListener('error', () => {
      isConnected = false;
    });
  };
  connect();
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
