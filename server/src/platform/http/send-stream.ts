import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends an event stream; if it is undefined, status 204, which stops the browser's EventSource from reconnecting. */
export function sendStream(reply: FastifyReply, stream: Readable | undefined): Readable | '' {
  if (!stream) {
    reply.code(204);
    return '';
  }
  // The connection must not be reused, and proxies must not buffer the stream.
  reply.header('connection', 'close').header('x-accel-buffering', 'no');
  return stream;
}
