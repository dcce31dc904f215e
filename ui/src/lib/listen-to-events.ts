import { type Milliseconds, seconds } from '@sabuja/kit';

/** Polling interval while the event stream is disconnected. */
const FALLBACK_POLL_INTERVAL = seconds(15);

type Options = {
  /** Where to connect, for the first time or again. Authenticated by a cookie: an EventSource cannot send a token. */
  pathOf: (isFirst: boolean) => string;
  /** Called with the data of a `changed` event; without any while polling, when anything may have changed. */
  onChanged: (data?: string) => void;
  /** `startedAt` (`performance.now()`): when this EventSource was created; reconnects by the browser keep it. */
  onOpen?: (startedAt: Milliseconds) => void;
};

/** Listens to server-sent events, and polls while they are not connected. Returns the unsubscribe function. */
export function listenToEvents({ pathOf, onChanged, onOpen }: Options): () => void {
  let source: EventSource;
  let isConnected = false;
  const connect = (isFirst: boolean) => {
    const startedAt = performance.now();
    source = new EventSource(pathOf(isFirst));
    source.addEventListener('open', () => {
      isConnected = true;
      onOpen?.(startedAt);
    });
    source.addEventListener('changed', ({ data }) => onChanged(data));
    source.addEventListener('error', () => {
      isConnected = false;
    });
  };
  connect(true);
  const pollTimer = setInterval(() => {
    if (isConnected) return;
    onChanged();
    // The browser reconnects after a lost connection, but not after an error response.
    if (source.readyState === EventSource.CLOSED) connect(false);
  }, FALLBACK_POLL_INTERVAL);
  return () => {
    clearInterval(pollTimer);
    source.close();
  };
}
