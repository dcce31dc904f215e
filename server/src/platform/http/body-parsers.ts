import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

/** Lets the calls of a scope take the fields of a multipart form, and nothing else. Files are not taken. */
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
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Lets the calls of a scope take any body as its bytes: a signature is of them, not of what they mean. */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
