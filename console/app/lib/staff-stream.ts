import { seconds } from '@sabuja/kit';

/** Polling interval while the event stream is disconnected. */
const FALLBACK_POLL_INTERVAL = seconds(15);

type StreamPath = '/api/v1/staff/stream' | '/api/v1/staff/deliveries/stream';

/**
 * Listens to a stream of changes: `onChanged` gets the uid of an order, or nothing when any may have changed. Returns
 * the unsubscribe function.
 */
export function listenToStream(path: StreamPath, onChanged: (uid?: string) => void): () => void {
  let source: EventSource;
  let isConnected = false;
  const connect = () => {
    source = new EventSource(path);
    source.addEventListener('changed', (event) => {
      // The first event of a connection names no order: some may have been missed.
      isConnected = true;
      onChanged(uidOf(event.data));
    });
    source.addEventListener('error', () => {
      isConnected = false;
    });
  };
  connect();
  const pollTimer = setInterval(() => {
    if (isConnected) return;
    onChanged();
    // The browser reconnects after a lost connection, but not after an error response.
    if (source.readyState === EventSource.CLOSED) connect();
  }, FALLBACK_POLL_INTERVAL);
  return () => {
    clearInterval(pollTimer);
    source.close();
  };
}

const uidOf = (data: string): string | undefined => (JSON.parse(data) as { uid?: string }).uid;
