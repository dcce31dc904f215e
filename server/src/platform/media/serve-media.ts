import { Readable } from 'node:stream';
import { days, minutes, seconds } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/index.ts';
import type { MediaFile, MediaStore } from './media-store.ts';
import { parseRange } from './parse-range.ts';

/** The limit per client address. The first page shows some sixty pictures, which the browser then caches for a year. */
const RATE_LIMIT = { max: 10_000, timeWindow: minutes(1), groupId: 'media' };
const RATE_LIMIT_HEADERS = ['limit', 'remaining', 'reset'].map((name) => `x-ratelimit-${name}`);
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
    const etag = etagOf(file);
    reply
      .header('cache-control', `max-age=${MAX_AGE}, immutable`)
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .headers(headersOf(file.contentType));
    for (const name of RATE_LIMIT_HEADERS) reply.removeHeader(name);
    if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return await sendFile(request, reply.type(file.contentType), file, etag);
  });
};

/** Returns the ETag: the size, as only a later release may encode the picture of a path differently. */
const etagOf = ({ size }: MediaFile): string => `"${size.toString(36)}"`;

/** Pictures that cannot contain scripts, so that they need no policy. */
const isPixels = (contentType: string) =>
  contentType.startsWith('image/') && contentType !== 'image/svg+xml';

/** The headers that only some types need: those of a page's pictures are a tenth of the pictures' bytes. */
function headersOf(contentType: string): Record<string, string> {
  if (isPixels(contentType)) return {};
  return {
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
}

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
