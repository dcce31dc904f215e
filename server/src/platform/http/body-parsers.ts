import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

/** Parses the fields of multipart forms for the calls of a scope; a file is taken as its text (UTF-8). */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) =>
      parseFields(body, request.headers['content-type'] ?? ''),
  );
}

async function parseFields(body: Buffer, contentType: string): Promise<Record<string, string>> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new HttpProblem(400, 'UNREADABLE', { message: 'The request could not be read.' });
  });
  const fields = [...form].map(
    async ([name, value]) =>
      [name, typeof value === 'string' ? value : await value.text()] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

/**
 * Passes the body of any type as raw bytes to the calls of a scope: a signature is computed over the bytes.
 */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
