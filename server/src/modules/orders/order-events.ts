import { PassThrough, type Readable } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';
import type { Listener } from '../../platform/db/index.ts';

/** Proxies close idle connections. */
const HEARTBEAT_INTERVAL = seconds(20);
/** After this the page reconnects and is authenticated again. */
const MAX_STREAM_AGE = minutes(30);
/** More than one person needs; at the limit the oldest stream is closed. */
const MAX_STREAMS_PER_CUSTOMER = 20;
/** Limits the sockets of this server; pages without a stream poll instead. */
const MAX_STREAMS = 2000;
/** A client with this much unread data is considered gone. */
const MAX_UNREAD_BYTES = 16 * 1024;

/**
 * The server-sent event streams of order pages on this server. Changes made on any server arrive from the
 * database over the one shared listener connection, so a stream costs a socket and no database connection.
 */
export class OrderEvents {
  readonly #maxStreams: number;
  readonly #streamsByOrder = new Map<string, Set<PassThrough>>();
  readonly #streamsByCustomer = new Map<number, Set<PassThrough>>();
  #count = 0;
  readonly #heartbeat = setInterval(
    () => this.#broadcast(': still here\n\n'),
    HEARTBEAT_INTERVAL,
  ).unref();
  #isOpen = true;

  constructor(maxStreams = MAX_STREAMS) {
    this.#maxStreams = maxStreams;
  }

  /** Receives changed orders. After a reconnect all streams are notified: changes may have been missed. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => this.#send(this.#streamsByOrder.get(uid), changedEvent),
    onReady: () => this.#broadcast(changedEvent),
    onLost: () => {},
  };

  /**
   * Opens a stream of server-sent events: `changed` at once, because the page may have missed a change
   * before it connected, and on every change of the order. Events carry no data; the page fetches the order.
   * Returns undefined when the server's limit is reached (decision 0041).
   */
  openStream(uid: string, customerId: number): Readable | undefined {
    if (this.#count >= this.#maxStreams) return undefined;
    const stream = new PassThrough({ highWaterMark: MAX_UNREAD_BYTES });
    stream.write(`retry: ${seconds(2)}\n\n${changedEvent}`);
    if (!this.#isOpen) return stream.end();
    const customerStreams = this.#streamsByCustomer.get(customerId) ?? new Set();
    const [oldest] = customerStreams;
    if (oldest && customerStreams.size >= MAX_STREAMS_PER_CUSTOMER) {
      customerStreams.delete(oldest);
      oldest.end();
    }
    const unregister = [
      register(this.#streamsByOrder, uid, stream),
      register(this.#streamsByCustomer, customerId, stream),
    ];
    this.#count++;
    const expiry = setTimeout(() => stream.end(), MAX_STREAM_AGE).unref();
    stream.once('close', () => {
      clearTimeout(expiry);
      this.#count--;
      for (const remove of unregister) remove();
    });
    return stream;
  }

  /** Closes all streams; the pages reconnect to another server. */
  close(): void {
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    for (const streams of this.#streamsByOrder.values()) for (const stream of streams) stream.end();
  }

  #broadcast(frame: string): void {
    for (const streams of this.#streamsByOrder.values()) this.#send(streams, frame);
  }

  #send(streams: Iterable<PassThrough> = [], frame: string): void {
    for (const stream of [...streams]) if (!stream.write(frame)) stream.destroy();
  }
}

/** Adds a stream under a key; returns a function that removes it. */
function register<Key>(
  streamsByKey: Map<Key, Set<PassThrough>>,
  key: Key,
  stream: PassThrough,
): () => void {
  const streams = streamsByKey.get(key) ?? new Set();
  streamsByKey.set(key, streams.add(stream));
  return () => {
    streams.delete(stream);
    if (streams.size === 0 && streamsByKey.get(key) === streams) streamsByKey.delete(key);
  };
}

const changedEvent = 'event: changed\ndata: {}\n\n';
