import type { Readable } from 'node:stream';
import { MAX_STREAM_OPENING_SECONDS } from '@sabuja/contract/limits';
import { type Milliseconds, seconds } from '@sabuja/kit';
import type { Listener } from '../../platform/db/index.ts';
import { EventStreams, RecentChanges } from '../../platform/http/index.ts';

/** More streams than one person needs. */
const MAX_STREAMS_PER_CUSTOMER = 20;
/** Pages without a stream poll instead. */
const MAX_STREAMS = 2000;
/** The longest time that a page's request for its stream may take to reach the server. */
const TRAVEL_TIME = seconds(MAX_STREAM_OPENING_SECONDS);

/**
 * The event streams of order pages on this server. Changes made on any server arrive from the database over the
 * one shared listener connection.
 */
export class OrderEvents {
  readonly #streams: EventStreams<number>;
  readonly #changes: RecentChanges;

  constructor(maxStreams = MAX_STREAMS, changes = new RecentChanges()) {
    this.#changes = changes;
    this.#streams = new EventStreams({ maxStreams, maxPerOwner: MAX_STREAMS_PER_CUSTOMER });
  }

  /** Receives changed orders. After a reconnect all streams are notified: changes may have been missed. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => {
      this.#changes.add(uid);
      this.#streams.publish(uid, changedEvent);
    },
    onReady: () => {
      this.#changes.start();
      this.#streams.broadcast(changedEvent);
    },
    onLost: () => this.#changes.stop(),
  };

  /**
   * Opens a stream of server-sent events: `changed` on every change of the order, and at once if the page may have
   * missed one before it connected. `readAgo`: how long ago the page began to read the order, if it has. Events carry
   * no data; the page fetches the order. Returns undefined when the server's limit is reached (decision 0041).
   */
  openStream(uid: string, customerId: number, readAgo?: Milliseconds): Readable | undefined {
    const isUpToDate =
      readAgo !== undefined && this.#changes.isUnchanged(uid, readAgo + TRAVEL_TIME);
    return this.#streams.open(uid, customerId, isUpToDate ? '' : changedEvent);
  }

  /** Closes all streams; the pages reconnect to another server. */
  close(): void {
    this.#streams.close();
  }
}

const changedEvent = 'event: changed\ndata: {}\n\n';
