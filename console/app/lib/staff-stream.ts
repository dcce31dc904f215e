import { listenToEvents } from '@sabuja/ui/lib/listen-to-events.ts';

type StreamPath = '/api/v1/staff/stream' | '/api/v1/staff/deliveries/stream';

/**
 * Listens to an event stream: `onChanged` gets the uid of a changed order, or undefined when any order may have
 * changed, as after each connection. Returns the unsubscribe function.
 */
export const listenToStream = (path: StreamPath, onChanged: (uid?: string) => void): (() => void) =>
  listenToEvents({
    pathOf: () => path,
    onChanged: (data) => onChanged(data === undefined ? undefined : uidOf(data)),
  });

const uidOf = (data: string): string | undefined => (JSON.parse(data) as { uid?: string }).uid;
