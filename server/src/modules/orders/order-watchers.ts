import { PassThrough, type Readable } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';
import type { Listener } from '../../platform/db/index.ts';

/** Proxies cut lines on which nothing is said. */
const heartbeat = seconds(20);
/** Then the page asks again, and shows again who it is. */
const longestWatch = minutes(30);
/** More than one person keeps open; the page that came first is let go then. */
const mostOfCustomer = 20;
/** Sockets are the server's: pages that find no place ask by themselves. */
const mostOfServer = 2000;
/** A page that has not read so much is not there any more. */
const mostUnread = 16 * 1024;

/**
 * The pages that look at orders on this server. The database tells it of every change, whichever server
 * made it, over the one line that all listening shares; a page that looks on costs a socket and no more.
 */
export class OrderWatchers {
  readonly #most: number;
  readonly #pages = new Map<string, Set<PassThrough>>();
  readonly #ofCustomer = new Map<number, Set<PassThrough>>();
  #count = 0;
  readonly #beat = setInterval(() => this.#all(': still here\n\n'), heartbeat).unref();
  #isOpen = true;

  constructor(most = mostOfServer) {
    this.#most = most;
  }

  /** Hears of changed orders. What changed while nothing was heard is not known, so all are told. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => this.#tell(this.#pages.get(uid), changed),
    onReady: () => this.#all(changed),
    onLost: () => {},
  };

  /**
   * A stream of server-sent events: `changed` at once, because the page may have missed something
   * before it came, and whenever something of the order changes. What it is now, the page asks. Undefined
   * when this server has no place for one more.
   */
  watch(uid: string, customerId: number): Readable | undefined {
    if (this.#count >= this.#most) return undefined;
    const page = new PassThrough({ highWaterMark: mostUnread });
    page.write(`retry: ${seconds(2)}\n\n${changed}`);
    if (!this.#isOpen) return page.end();
    const own = this.#ofCustomer.get(customerId) ?? new Set();
    const [first] = own;
    if (first && own.size >= mostOfCustomer) {
      own.delete(first);
      first.end();
    }
    const letGo = [put(this.#pages, uid, page), put(this.#ofCustomer, customerId, page)];
    this.#count++;
    const end = setTimeout(() => page.end(), longestWatch).unref();
    page.once('close', () => {
      clearTimeout(end);
      this.#count--;
      for (const go of letGo) go();
    });
    return page;
  }

  /** Lets all pages go; they come back to another server. */
  close(): void {
    this.#isOpen = false;
    clearInterval(this.#beat);
    for (const pages of this.#pages.values()) for (const page of pages) page.end();
  }

  #all(words: string): void {
    for (const pages of this.#pages.values()) this.#tell(pages, words);
  }

  #tell(pages: Iterable<PassThrough> = [], words: string): void {
    for (const page of [...pages]) if (!page.write(words)) page.destroy();
  }
}

/** Puts a page under a key; the answer takes it away again. */
function put<Key>(all: Map<Key, Set<PassThrough>>, key: Key, page: PassThrough): () => void {
  const pages = all.get(key) ?? new Set();
  all.set(key, pages.add(page));
  return () => {
    pages.delete(page);
    if (pages.size === 0 && all.get(key) === pages) all.delete(key);
  };
}

const changed = 'event: changed\ndata: {}\n\n';
