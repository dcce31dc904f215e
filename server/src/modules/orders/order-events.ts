import { PassThrough, type Readable } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';
import type { Listener } from '../../platform/db/index.ts';

/** Proxies cut lines on which nothing is said. */
const HEARTBEAT_INTERVAL = seconds(20);
/** Then the page asks again, and shows again who it is. */
const MAX_STREAM_AGE = minutes(30);
/** More than one person keeps open; the page that came first is let go then. */
const MAX_STREAMS_PER_CUSTOMER = 20;
/** Sockets are the server's: pages that find no place ask by themselves. */
const MAX_STREAMS = 2000;
/** A page that has not read so much is not there any more. */
const MAX_UNREAD_BYTES = 16 * 1024;

/**
 * The pages that look at orders on this server. The database tells it of every change, whichever server
 * made it, over the one line that all listening shares; a page that looks on costs a socket and no more.
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

  /** Hears of changed orders. What changed while nothing was heard is not known, so all are told. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => this.#send(this.#streamsByOrder.get(uid), changedEvent),
    onReady: () => this.#broadcast(changedEvent),
    onLost: () => {},
  };

  /**
   * A stream of server-sent events: `changed` at once, because the page may have missed something
   * before it came, and whenever something of the order changes. What it is now, the page asks. Undefined
   * when this server has no place for one more.
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

  /** Lets all pages go; they come back to another server. */
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

/** Puts a page under a key; the answer takes it away again. */
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
