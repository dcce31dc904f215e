import { PassThrough, type Readable } from 'node:stream';
import { minutes, seconds } from '@sabuja/kit';
import type { Listener } from '../../platform/db/index.ts';

/** Proxies cut lines on which nothing is said. */
const heartbeat = seconds(20);
/** Then the page asks again, and shows again who it is. */
const longestWatch = minutes(30);
/** More than one person keeps open; the page that came first then has to ask by itself. */
const mostPages = 20;
/** A page that has not read so much is not there any more. */
const mostUnread = 16 * 1024;

/**
 * The pages that look at orders on this server. The database tells it of every change, whichever server
 * made it, over the one line that all listening shares; a page that looks on costs a socket and no more.
 */
export class OrderWatchers {
  readonly #pages = new Map<string, Set<PassThrough>>();
  readonly #beat = setInterval(() => this.#all(': still here\n\n'), heartbeat).unref();
  #isOpen = true;

  /** Hears of changed orders. What changed while nothing was heard is not known, so all are told. */
  readonly listener: Listener = {
    channel: 'orders',
    onMessage: (uid) => this.#tell(this.#pages.get(uid), changed),
    onReady: () => this.#all(changed),
    onLost: () => {},
  };

  /**
   * A stream of server-sent events: `changed` at once, because the page may have missed something
   * before it came, and whenever something of the order changes. What it is now, the page asks.
   */
  watch(uid: string): Readable {
    const page = new PassThrough({ highWaterMark: mostUnread });
    page.write(`retry: ${seconds(2)}\n\n${changed}`);
    if (!this.#isOpen) return page.end();
    const pages = this.#pages.get(uid) ?? new Set();
    const [first] = pages;
    if (pages.size >= mostPages) first?.end();
    this.#pages.set(uid, pages.add(page));
    const end = setTimeout(() => page.end(), longestWatch).unref();
    page.once('close', () => {
      clearTimeout(end);
      pages.delete(page);
      if (pages.size === 0) this.#pages.delete(uid);
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

const changed = 'event: changed\ndata: {}\n\n';
