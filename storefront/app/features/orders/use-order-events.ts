import { seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { privateQueryKey } from '../session/index.ts';

/** How often a page asks by itself while it does not hear the shop. */
const FALLBACK_POLL_INTERVAL = seconds(15);

/**
 * Keeps an order's page up to date while it is looked at: the shop says when something has changed,
 * and everything of the order is asked anew. While the shop cannot be heard, the page asks by itself. A
 * page in the background lets go of its line: browsers have only six for a shop.
 */
export function useOrderEvents(orderId: string, enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const refetch = () => {
      // What was ordered stays as it is.
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        !queryKey.includes('items');
      void client.invalidateQueries({ queryKey: privateQueryKey('orders'), predicate });
    };
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

/** Calls `ask` whenever the order may have changed, until the answer is called. */
function listenToOrder(orderId: string, onChange: () => void): () => void {
  let eventSource: EventSource;
  let isConnected = false;
  const connect = () => {
    // By the session's cookie: an EventSource cannot carry a token.
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
    // After a lost line the browser comes back by itself, after a refusal it does not.
    if (eventSource.readyState === EventSource.CLOSED) connect();
  }, FALLBACK_POLL_INTERVAL);
  return () => {
    clearInterval(pollTimer);
    eventSource.close();
  };
}
