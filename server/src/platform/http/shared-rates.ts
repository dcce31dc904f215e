import { randomUUID } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { type Db, type Listener, notify } from '../db/index.ts';
import { RATE_WINDOW } from './rates.ts';

const CHANNEL = 'rates';
const SHARE_INTERVAL: Milliseconds = seconds(1);
/** Callers below this part of their limit are nobody else's business: nearly all of them. */
const SHARED_FROM = 1 / 8;
/** All servers of one start together leave at most this part of a limit unshared, if there are more than four. */
const MAX_UNSHARED = 1 / 2;
/** Callers remembered, some 200 bytes each; the least recently seen is evicted first. */
const MAX_COUNTS = 50_000;

/** The requests of one client to one route, at all servers as far as this one knows, since the window began. */
type Count = { requests: number; startedAt: number; unshared: number };

/**
 * Counts requests by client and route in memory, and publishes to the other servers once a second the clients that come
 * near their limit. No request waits for it; a client gets a second, and an eighth of the limit at each server, more
 * than at a single one.
 */
export class SharedRates {
  readonly #id = randomUUID();
  readonly #counts = new Map<string, Count>();
  readonly #toShare = new Map<string, Count>();
  readonly #sharedFrom: number;
  #timer: NodeJS.Timeout | undefined;

  /** `servers`: how many there are on this machine. */
  constructor(servers = 1) {
    this.#sharedFrom = Math.min(SHARED_FROM, MAX_UNSHARED / servers);
  }

  /** What other servers counted. */
  readonly listener: Listener = {
    channel: CHANNEL,
    onMessage: (payload) => this.#receive(payload),
    // What was missed counts for a minute at most.
    onReady: () => undefined,
    onLost: () => undefined,
  };

  /** The store that `@fastify/rate-limit` is given. */
  get store(): FastifyRateLimitStoreCtor {
    const storeOf = (route: string): FastifyRateLimitStore => ({
      incr: (client, done, _, max) => done(null, this.#count(`${route} ${client}`, max)),
      // Its type names the route's own options; it gets them as `routeInfo`.
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
    // Counts that could not be published still apply here.
    this.#timer = setInterval(
      () => void this.share((payloads) => notify(db, CHANNEL, payloads)).catch(() => undefined),
      SHARE_INTERVAL,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Sends what was counted since the last time, of clients near their limit. */
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
    return { current: count.requests, ttl: count.startedAt + RATE_WINDOW - Date.now() };
  }

  #receive(payload: string): void {
    const { from, counted } = JSON.parse(payload) as Payload;
    if (from === this.#id) return;
    for (const [key, requests] of counted) this.#add(key, requests);
  }

  #add(key: string, requests: number): Count {
    const now = Date.now();
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

/** PostgreSQL takes payloads below 8000 bytes; a key has some 120. */
const MAX_KEYS = 40;

function toPayloads(from: string, counted: Payload['counted']): string[] {
  const payloads: string[] = [];
  for (let i = 0; i < counted.length; i += MAX_KEYS) {
    const payload: Payload = { from, counted: counted.slice(i, i + MAX_KEYS) };
    payloads.push(JSON.stringify(payload));
  }
  return payloads;
}
