import { seconds } from '@sabuja/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mineKey } from '../session/index.ts';

/** How often a page asks by itself while it does not hear the shop. */
const asksEvery = seconds(15);

/**
 * Keeps an order's page up to date while it is looked at: the shop says when something has changed,
 * and everything of the order is asked anew. While the shop cannot be heard, the page asks by itself. A
 * page in the background lets go of its line: browsers have only six for a shop.
 */
export function useOrderEvents(orderId: string, enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const ask = () => {
      // What was ordered stays as it is.
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        !queryKey.includes('items');
      void client.invalidateQueries({ queryKey: mineKey('orders'), predicate });
    };
    let stop = () => {};
    const follow = () => {
      stop();
      stop = document.hidden ? () => {} : listen(orderId, ask);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [client, enabled, orderId]);
}

/** Calls `ask` whenever the order may have changed, until the answer is called. */
function listen(orderId: string, ask: () => void): () => void {
  let line: EventSource;
  let isHeard = false;
  const open = () => {
    // By the session's cookie: an EventSource cannot carry a token.
    line = new EventSource(`/api/v1/orders/${encodeURIComponent(orderId)}/events`);
    line.addEventListener('changed', () => {
      isHeard = true;
      ask();
    });
    line.addEventListener('error', () => {
      isHeard = false;
    });
  };
  open();
  const unheard = setInterval(() => {
    if (isHeard) return;
    ask();
    // After a lost line the browser comes back by itself, after a refusal it does not.
    if (line.readyState === EventSource.CLOSED) open();
  }, asksEvery);
  return () => {
    clearInterval(unheard);
    line.close();
  };
}
