import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Locale, negotiateLocale } from '@sabuja/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheStore, Version } from './cache-store.ts';
import { createLazyBrotli, type LazyBrotli, lazyGzip, type Now } from './compress.ts';
import { TaggedCache } from './tagged-cache.ts';
import type { Tag } from './tags.ts';

/** A response that is the same for every visitor, ready to be written. */
export type SharedResponse = {
  readonly body: Buffer;
  readonly tags: readonly Tag[];
  readonly etag: string;
  readonly bytes: number;
  readonly uncompressed: Encoded;
  /** Compressed at the first call; undefined for a response not worth compressing. */
  readonly gzip: () => Encoded | undefined;
  readonly br: () => Encoded | undefined;
};
type Encoded = {
  readonly body: Buffer;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
};

/**
 * `isCacheable` is false for a shared response that is not worth the memory. `since` is the store's version before the
 * data of the response was read.
 */
type Meta = { tags: readonly Tag[]; since: Version; isCacheable: boolean };
type ContentKind = {
  contentType: string;
  /** The request headers that the response depends on. */
  vary: string;
  headers?: Readonly<Record<string, string>>;
};

const jsonIn = (locale: Locale): ContentKind => ({
  contentType: 'application/json; charset=utf-8',
  vary: 'accept-encoding, accept-language',
  headers: { 'content-language': locale },
});

/** The cache key of an API response: one URL has a response for each language. */
export const apiCacheKey = (locale: Locale, url: string): string => `${locale} ${url}`;
const MAX_BYTES = 192 * 1024 * 1024;
const MIN_BYTES_TO_COMPRESS = 600;

/**
 * Caches shared responses in process memory, compressed once: catalogue JSON and anonymous pages. Each response depends
 * on tags, and is served until one of its tags changes. See decision 0005.
 */
export class ResponseCache {
  readonly #responses: TaggedCache<string, SharedResponse>;
  readonly #lazyBrotli: LazyBrotli;
  hits = 0;
  /**
   * Returns the cache key of a page for a request (one URL has a page for each language), or undefined if the request
   * must not get a shared page.
   */
  pageKey: (request: IncomingMessage) => string | undefined = (request) => request.url;

  constructor(store: CacheStore, now: Now = () => performance.now()) {
    this.#responses = new TaggedCache(store, {
      maxSize: MAX_BYTES,
      sizeOf: (key, { bytes }) => bytes + key.length * 2,
    });
    this.#lazyBrotli = createLazyBrotli(now);
  }

  find(key: string): SharedResponse | undefined {
    return this.#responses.get(key);
  }

  /** Writes the cached response to a request; returns false when there is none. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const key = request.url.startsWith('/api/')
      ? apiCacheKey(negotiateLocale(request.headers['accept-language']), request.url)
      : this.pageKey(request);
    const entry = key === undefined ? undefined : this.#responses.get(key);
    if (entry === undefined) return false;
    this.hits += 1;
    writeResponse(entry, request, response);
    return true;
  }

  /** Sends an API response, and caches it under its language and URL. */
  sendJson(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string | ArrayBuffer | Buffer,
    { locale, ...meta }: Meta & { locale: Locale },
  ) {
    const key = apiCacheKey(locale, request.raw.url ?? '');
    return this.send(request, reply, Buffer.from(text as string), jsonIn(locale), { ...meta, key });
  }

  /** Sends a response that is the same for every visitor, and caches it. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Buffer,
    kind: ContentKind,
    meta: Meta & { key: string },
  ) {
    const entry = this.add(meta.key, body, kind, meta);
    reply.hijack();
    writeResponse(entry, request.raw, reply.raw);
    return reply;
  }

  /** Encodes a shared response, and caches it unless something it depends on has changed meanwhile. */
  add(
    key: string,
    body: Buffer,
    kind: ContentKind,
    { tags, since, isCacheable }: Meta,
  ): SharedResponse {
    const entry = encode(body, kind, tags, this.#lazyBrotli);
    if (isCacheable) this.#responses.set(key, entry, { tags, since });
    return entry;
  }
}

function encode(
  body: Buffer,
  kind: ContentKind,
  tags: readonly Tag[],
  lazyBrotli: LazyBrotli,
): SharedResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isLarge = body.length > MIN_BYTES_TO_COMPRESS;
  const uncompressed = encoded(body, kind, etag);
  const compressed = (compress: () => Buffer, encoding: string) => {
    let lastEncoded = uncompressed;
    return () => {
      if (!isLarge) return undefined;
      const bytes = compress();
      if (lastEncoded.body !== bytes) lastEncoded = encoded(bytes, kind, etag, encoding);
      return lastEncoded;
    };
  };
  const gzip = compressed(lazyGzip(body), 'gzip');
  const br = compressed(lazyBrotli(body), 'br');
  // The size includes an estimate of the compressed bodies, which are created later.
  const bytes = uncompressed.body.length * (isLarge ? 1.5 : 1) + 1000;
  return { body, tags, etag, bytes, uncompressed, gzip, br };
}

function encoded(body: Buffer, kind: ContentKind, etag: string, encoding?: string): Encoded {
  const named = {
    etag,
    'cache-control': 'no-cache',
    vary: kind.vary,
    'x-content-type-options': 'nosniff',
    ...kind.headers,
  };
  const notModifiedHeaders = Object.entries(named).flat();
  const headers = [
    ...notModifiedHeaders,
    'content-type',
    kind.contentType,
    'content-length',
    String(body.length),
  ];
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  return { body, headers, notModifiedHeaders };
}

function writeResponse(
  entry: SharedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, entry.uncompressed.notModifiedHeaders).end();
    return;
  }
  const accepts = request.headers['accept-encoding'] ?? '';
  const encodedBody =
    (accepts.includes('br') ? entry.br() : undefined) ??
    (accepts.includes('gzip') ? entry.gzip() : undefined) ??
    entry.uncompressed;
  response.writeHead(200, encodedBody.headers).end(encodedBody.body);
}
