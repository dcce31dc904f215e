import type { Readable } from 'node:stream';
import type { Listener } from '../../platform/db/index.ts';
import { EventStreams } from '../../platform/http/index.ts';

/** More than one person needs. */
const MAX_STREAMS_PER_CUSTOMER = 20;
/** Pages without a stream poll instead. */
const MAX_STREAMS = 2000;

/**
 * The event streams of order pages on this server. Changes made on any server arrive from the database over the
 * one shared listener connection.
 */
export class OrderEvents {
  readonly #streams: EventStreams<number>;

  constructor(maxStreams = MAX_STREAMS) {
    this.#streams = new EventStreams({ maxStreams, maxPerOwner: MAX_STREAMS_PER_CUSTOMER });
  }

  /** Receives changed orders. After a reconnect all streams are notified: changes may have been missed. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => this.#streams.publish(uid, changedEvent),
    onReady: () => this.#streams.broadcast(changedEvent),
    onLost: () => {},
  };

  /**
   * Opens a stream of server-sent events: `changed` at once, because the page may have missed a change
   * before it connected, and on every change of the order. Events carry no data; the page fetches the order.
   * Returns undefined when the server's limit is reached (decision 0041).
   */
  openStream(uid: string, customerId: number): Readable | undefined {
    return this.#streams.open(uid, customerId, changedEvent);
  }

  /** Closes all streams; the pages reconnect to another server. */
  close(): void {
    this.#streams.close();
  }
}

const changedEvent = 'event: changed\ndata: {}\n\n';
