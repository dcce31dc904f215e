import { PassThrough, type Readable } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';

/** Proxies close idle connections, so each stream sends something this often. */
const HEARTBEAT_INTERVAL = seconds(20);
/** After this time the stream ends; the page reconnects and is authenticated again. */
const MAX_STREAM_AGE = minutes(30);
/** A client with this much unread data is considered gone. */
const MAX_UNREAD_BYTES = 16 * 1024;

type Limits = {
  /** The most streams that this server has open, because each needs a socket. */
  maxStreams: number;
  /** The most streams of one owner; at this limit a new stream closes the owner's oldest one. */
  maxPerOwner: number;
};

/**
 * The server-sent event streams of this server. Each belongs to an owner and receives the events of one topic. A stream
 * needs a socket, but no database connection.
 */
export class EventStreams<Owner> {
  readonly #limits: Limits;
  readonly #byTopic = new Map<string, Set<PassThrough>>();
  readonly #byOwner = new Map<Owner, Set<PassThrough>>();
  #count = 0;
  readonly #heartbeat = setInterval(
    () => this.broadcast(': still here\n\n'),
    HEARTBEAT_INTERVAL,
  ).unref();
  #isOpen = true;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Opens a stream that begins with this frame; returns undefined if `maxStreams` is reached. */
  open(topic: string, owner: Owner, firstFrame: string): Readable | undefined {
    if (this.#count >= this.#limits.maxStreams) return undefined;
    const stream = new PassThrough({ highWaterMark: MAX_UNREAD_BYTES });
    stream.write(`retry: ${seconds(2)}\n\n${firstFrame}`);
    if (!this.#isOpen) return stream.end();
    const ofOwner = this.#byOwner.get(owner) ?? new Set();
    const [oldest] = ofOwner;
    if (oldest && ofOwner.size >= this.#limits.maxPerOwner) {
      ofOwner.delete(oldest);
      oldest.end();
    }
    const unregister = [
      register(this.#byTopic, topic, stream),
      register(this.#byOwner, owner, stream),
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

  /** Sends a frame to the streams of a topic. */
  publish(topic: string, frame: string): void {
    this.#send(this.#byTopic.get(topic), frame);
  }

  /** Sends a frame to all streams. */
  broadcast(frame: string): void {
    for (const streams of this.#byTopic.values()) this.#send(streams, frame);
  }

  /** Ends the streams of an owner. */
  endOwner(owner: Owner): void {
    for (const stream of [...(this.#byOwner.get(owner) ?? [])]) stream.end();
  }

  /** Ends all streams; the pages reconnect to another server. */
  close(): void {
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
    for (const streams of this.#byTopic.values()) for (const stream of streams) stream.end();
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
