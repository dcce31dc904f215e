import { randomUUID } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { type Db, type Listener, notify } from '../db/index.ts';
import { RATE_WINDOW } from './rates.ts';

const CHANNEL = 'rates';
const SHARE_INTERVAL: Milliseconds = seconds(1);
/** Counts below this part of the limit are not shared; nearly all clients stay below it. */
const SHARED_FROM = 1 / 8;
/** With more than four servers on a machine, their unshared counts together are at most this part of a limit. */
const MAX_UNSHARED = 1 / 2;
/** How many counts are stored, some 200 bytes each; the least recently changed is evicted first. */
const MAX_COUNTS = 50_000;

/** The requests of one client to one route since the window began, including those that other servers published. */
type Count = { requests: number; startedAt: number; unshared: number };

/**
 * Counts requests by client and route in memory. Once a second it publishes the counts of clients that come near their
 * limit to the other servers, without delaying requests. So with several servers a client can exceed the limit by the
 * requests of one second, and by an eighth of the limit per server.
 */
export class SharedRates {
  readonly #id = randomUUID();
  readonly #counts = new Map<string, Count>();
  readonly #toShare = new Map<string, Count>();
  readonly #sharedFrom: number;
  #timer: NodeJS.Timeout | undefined;

  /** `servers` is the number of servers on this machine. */
  constructor(servers = 1) {
    this.#sharedFrom = Math.min(SHARED_FROM, MAX_UNSHARED / servers);
  }

  /** Receives the counts of other servers. */
  readonly listener: Listener = {
    channel: CHANNEL,
    onMessage: (payload) => this.#receive(payload),
    // Missed counts are ignored: they would apply for at most a minute.
    onReady: () => undefined,
    onLost: () => undefined,
  };

  /** The store for `@fastify/rate-limit`. */
  get store(): FastifyRateLimitStoreCtor {
    const storeOf = (route: string): FastifyRateLimitStore => ({
      incr: (client, done, _, max) => done(null, this.#count(`${route} ${client}`, max)),
      // The library's type declares the route options themselves, but they are passed as `routeInfo`.
      child: (options) => {
        const { routeInfo } = options as unknown as { routeInfo: typeof options };
        return storeOf(`${routeInfo.method} ${routeInfo.url}`);
      },
    });
    return function RateStore() {
      return storeOf('');
    } as unknown as FastifyRateLimitStoreCtor;
  }

  /** Publishes to the other servers from now on. */
  start(db: Db): void {
    // Errors are ignored: counts that could not be published still apply on this server.
    this.#timer = setInterval(
      () => void this.share((payloads) => notify(db, CHANNEL, payloads)).catch(() => undefined),
      SHARE_INTERVAL,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Sends the counts since the last call, only for clients near their limit. */
  async share(send: (payloads: string[]) => Promise<unknown>): Promise<void> {
    const counted = [...this.#toShare].map(([key, count]) => {
      const entry = [key, count.unshared] as const;
      count.unshared = 0;
      return entry;
    });
    this.#toShare.clear();
    if (counted.length > 0) await send(toPayloads(this.#id, counted));
  }

  #count(key: string, max: number): { current: number; ttl: number } {
    const count = this.#add(key, 1);
    count.unshared += 1;
    if (count.requests >= max * this.#sharedFrom) this.#toShare.set(key, count);
    return { current: count.requests, ttl: count.startedAt + RATE_WINDOW - performance.now() };
  }

  #receive(payload: string): void {
    const { from, counted } = JSON.parse(payload) as Payload;
    if (from === this.#id) return;
    for (const [key, requests] of counted) this.#add(key, requests);
  }

  #add(key: string, requests: number): Count {
    // Not the time of day: a clock that is set back would lengthen the window.
    const now = performance.now();
    let count = this.#counts.get(key);
    if (count === undefined || count.startedAt + RATE_WINDOW <= now) {
      count = { requests: 0, startedAt: now, unshared: 0 };
    }
    count.requests += requests;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.size > MAX_COUNTS ? this.#counts.keys() : [];
    if (oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }
}

type Payload = { from: string; counted: (readonly [key: string, requests: number])[] };

/** Keys per payload: PostgreSQL accepts payloads below 8000 bytes, and a key has some 120 bytes. */
const MAX_KEYS = 40;

function toPayloads(from: string, counted: Payload['counted']): string[] {
  const payloads: string[] = [];
  for (let i = 0; i < counted.length; i += MAX_KEYS) {
    const payload: Payload = { from, counted: counted.slice(i, i + MAX_KEYS) };
    payloads.push(JSON.stringify(payload));
  }
  return payloads;
}
