import type { Readable } from 'node:stream';
import type { Listener } from '../../../platform/db/index.ts';
import { EventStreams } from '../../../platform/http/index.ts';

const MAX_STREAMS = 500;
const MAX_STREAMS_PER_SESSION = 6;
const BOARD = 'board';

/**
 * The event streams of staff screens on this server. They send `changed` with the uid of each order that is placed or
 * changed on any server; riders' streams send it when their own rounds change. A stream ends with its session.
 */
export class BoardEvents {
  readonly #streams = new EventStreams<string>({
    maxStreams: MAX_STREAMS,
    maxPerOwner: MAX_STREAMS_PER_SESSION,
  });

  /** Receives changed orders and rounds, and ended sessions. After a reconnect every screen reads its orders again. */
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

  /** Opens a stream for a rider: `changed` whenever one of their rounds changes. Otherwise like `openStream`. */
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
