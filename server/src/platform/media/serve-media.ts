import { Readable } from 'node:stream';
import { days, minutes, seconds } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/index.ts';
import type { MediaFile, MediaStore } from './media-store.ts';
import { parseRange } from './parse-range.ts';

/** The limit per client address. The first page shows some sixty pictures, which the browser then caches for a year. */
const RATE_LIMIT = { max: 10_000, timeWindow: minutes(1), groupId: 'media' };
const MAX_AGE = days(365) / seconds(1);

/**
 * Serves `/media/…`. The picture at a path never changes, so responses may be cached for a year. Range requests are
 * supported for video players.
 */
export const serveMedia = (media: MediaStore) => async (http: FastifyInstance) => {
  http.get('/media/*', { config: { rateLimit: RATE_LIMIT } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const file = await media.open(path);
    if (!file) throw notFound();
    const etag = etagOf(path, file);
    reply
      .header('cache-control', `public, max-age=${MAX_AGE}, immutable`)
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return await sendFile(request, reply.type(file.contentType), file, etag);
  });
};

/** Returns the ETag: the path, which identifies the picture, and the size, as later releases may encode differently. */
const etagOf = (path: string, { size }: MediaFile): string =>
  `"${path.split('/').slice(3).join('-')}-${size.toString(36)}"`;

const hasTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;

function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  etag: string,
) {
  const condition = headers['if-range'];
  const isPart = headers.range !== undefined && (condition === undefined || condition === etag);
  const range = isPart ? parseRange(headers.range ?? '', file.size) : undefined;
  if (range === 'beyond') {
    reply.header('cache-control', 'no-store').header('content-range', `bytes */${file.size}`);
    return reply.code(416).send('');
  }
  const { start, end } = range ?? { start: 0, end: file.size };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.size}`);
  reply.header('content-length', end - start);
  const bytes = method === 'HEAD' ? [] : file.read(start, end);
  return reply.send(Readable.from(bytes, { objectMode: false }));
}
