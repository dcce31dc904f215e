import type { Readable } from 'node:stream';
import type { Listener } from '../../../platform/db/index.ts';
import { EventStreams } from '../../../platform/http/index.ts';

const MAX_STREAMS = 500;
const MAX_STREAMS_PER_SESSION = 6;
const BOARD = 'board';

/**
 * The event streams of staff's screens on this server: `changed` with the uid of each order that was placed or has
 * changed, on any server; for riders when their own rounds have. A stream ends with its session.
 */
export class BoardEvents {
  readonly #streams = new EventStreams<string>({
    maxStreams: MAX_STREAMS,
    maxPerOwner: MAX_STREAMS_PER_SESSION,
  });

  /** Receives changed orders, and sessions that ended. After a reconnect every screen reads its orders again. */
  readonly listeners: readonly Listener[] = [
    {
      channel: 'orders',
      onMessage: (uid) => this.#streams.publish(BOARD, changedEvent({ uid })),
      onReady: () => this.#streams.broadcast(changedEvent({})),
      onLost: () => {},
    },
    {
      channel: 'riders',
      onMessage: (memberId) => this.#streams.publish(riderTopic(memberId), changedEvent({})),
      onReady: () => {},
      onLost: () => {},
    },
    {
      channel: 'staff_sessions',
      onMessage: (sessionId) => this.#streams.endOwner(sessionId),
      onReady: () => {},
      onLost: () => {},
    },
  ];

  /** Opens a stream for a session; the first event is `changed` without uid. Undefined at the server's limit. */
  openStream(sessionId: string): Readable | undefined {
    return this.#streams.open(BOARD, sessionId, changedEvent({}));
  }

  /** Opens a stream of a rider: `changed` whenever something of their rounds does. Otherwise like `openStream`. */
  openRiderStream(sessionId: string, memberId: number): Readable | undefined {
    return this.#streams.open(riderTopic(memberId), sessionId, changedEvent({}));
  }

  /** Closes all streams; the screens reconnect to another server. */
  close(): void {
    this.#streams.close();
  }
}

const riderTopic = (memberId: number | string): string => `rider:${memberId}`;

const changedEvent = (data: { uid?: string }): string =>
  `event: changed\ndata: ${JSON.stringify(data)}\n\n`;
