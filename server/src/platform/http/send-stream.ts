import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Responds with an event stream; without one with 204, which stops the browser's EventSource from reconnecting. */
export function sendStream(reply: FastifyReply, stream: Readable | undefined): Readable | '' {
  if (!stream) {
    reply.code(204);
    return '';
  }
  // The connection is not reused, and proxies must not buffer the stream.
  reply.header('connection', 'close').header('x-accel-buffering', 'no');
  return stream;
}
