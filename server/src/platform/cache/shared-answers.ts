import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotlied, gzipped, type Now } from './compress.ts';

/** An answer that is the same for everyone, ready to be written. */
export type SharedAnswer = {
  readonly body: Buffer;
  readonly tags: readonly string[];
  readonly etag: string;
  readonly bytes: number;
  readonly plain: Encoded;
  /** Compressed for the first who takes it so; undefined for an answer not worth it. */
  readonly gzip: () => Encoded | undefined;
  readonly br: () => Encoded | undefined;
};
type Encoded = { readonly body: Buffer; readonly headers: string[]; readonly unchanged: string[] };

/** `keep: false` for an answer that is shared but not worth its memory. */
type Meta = { tags: readonly string[]; startedAt: number; keep: boolean };
type Kind = {
  contentType: string;
  /** The request headers that the answer depends on. */
  vary: string;
  headers?: Readonly<Record<string, string>>;
};

const json: Kind = { contentType: 'application/json; charset=utf-8', vary: 'accept-encoding' };
const mostBytes = 192 * 1024 * 1024;
const worthCompressing = 600;

/**
 * Answers kept in process memory and compressed once: catalogue JSON and anonymous pages.
 * Each names the things it depends on (tags); `drop` forgets all that depend on a changed thing.
 * An answer made from data read before such a change is never kept (`moment`).
 */
export class SharedAnswers {
  readonly #answers = new Map<string, SharedAnswer>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  readonly #now: Now;
  #bytes = 0;
  #moment = 1;
  #clearedAt = 0;
  #usable = true;
  served = 0;
  /**
   * Under what a page is kept for a request: one address has a page for each language. Undefined
   * for a request that is given no shared page. API answers are kept under their address.
   */
  pageKey: (request: IncomingMessage) => string | undefined = (request) => request.url;

  constructor(now: Now = () => performance.now()) {
    this.#now = now;
  }

  /** The present moment in the order of changes: taken before reading, handed back with the answer. */
  moment(): number {
    return this.#moment;
  }

  find(key: string): SharedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Writes the kept answer of a request; false when there is none for it. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const key = request.url.startsWith('/api/') ? request.url : this.pageKey(request);
    const answer = key === undefined ? undefined : this.#answers.get(key);
    if (answer === undefined) return false;
    this.served += 1;
    write(answer, request, response);
    return true;
  }

  /** Sends an API answer, and keeps it for the next who asks for the same address. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    text: string | ArrayBuffer | Buffer,
    meta: Meta,
  ) {
    const key = request.raw.url ?? '';
    return this.send(request, reply, Buffer.from(text as string), json, { ...meta, key });
  }

  /** Sends an answer that is the same for everyone, and keeps it. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Buffer,
    kind: Kind,
    meta: Meta & { key: string },
  ) {
    const answer = this.keep(meta.key, body, kind, meta);
    reply.hijack();
    write(answer, request.raw, reply.raw);
    return reply;
  }

  /** Makes a shared answer, and keeps it unless something it depends on changed meanwhile. */
  keep(key: string, body: Buffer, kind: Kind, { tags, startedAt, keep }: Meta): SharedAnswer {
    const answer = encode(body, kind, tags, this.#now);
    const stale =
      startedAt <= this.#clearedAt ||
      tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) >= startedAt);
    if (keep && this.#usable && !stale) this.#store(key, answer);
    return answer;
  }

  /** Forgets every answer that depends on one of `tags`. */
  drop(tags: readonly string[]): void {
    const at = this.#moment++;
    for (const tag of tags) {
      this.#droppedAt.set(tag, at);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#forget(key);
      this.#keysByTag.delete(tag);
    }
  }

  /** Forgets everything. While not `usable` (changes can't be heard), nothing is kept either. */
  clear(usable = true): void {
    this.#usable = usable;
    this.#clearedAt = this.#moment++;
    this.#answers.clear();
    this.#keysByTag.clear();
    this.#droppedAt.clear();
    this.#bytes = 0;
  }

  #store(key: string, answer: SharedAnswer): void {
    this.#forget(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.bytes + key.length * 2;
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= answer.bytes + key.length * 2;
    for (const tag of answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function encode(body: Buffer, kind: Kind, tags: readonly string[], now: Now): SharedAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const large = body.length > worthCompressing;
  const plain = encoded(body, kind, etag);
  const compressed = (compress: () => Buffer, encoding: string) => {
    let last = plain;
    return () => {
      if (!large) return undefined;
      const bytes = compress();
      if (last.body !== bytes) last = encoded(bytes, kind, etag, encoding);
      return last;
    };
  };
  const gzip = compressed(gzipped(body), 'gzip');
  const br = compressed(brotlied(body, now), 'br');
  // Room for the compressed forms is counted before they are made.
  const bytes = plain.body.length * (large ? 1.5 : 1) + 1000;
  return { body, tags, etag, bytes, plain, gzip, br };
}

function encoded(body: Buffer, kind: Kind, etag: string, encoding?: string): Encoded {
  const named = {
    etag,
    'cache-control': 'no-cache',
    vary: kind.vary,
    'x-content-type-options': 'nosniff',
    ...kind.headers,
  };
  const unchanged = Object.entries(named).flat();
  const headers = [
    ...unchanged,
    'content-type',
    kind.contentType,
    'content-length',
    String(body.length),
  ];
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  return { body, headers, unchanged };
}

function write(answer: SharedAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.plain.unchanged).end();
    return;
  }
  const accepts = request.headers['accept-encoding'] ?? '';
  const chosen =
    (accepts.includes('br') ? answer.br() : undefined) ??
    (accepts.includes('gzip') ? answer.gzip() : undefined) ??
    answer.plain;
  response.writeHead(200, chosen.headers).end(chosen.body);
}
