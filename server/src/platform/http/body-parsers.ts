import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { HttpProblem } from './problem.ts';

/** The fields of a form's schema that are files. */
const filesOf = (form: TSchema): string[] =>
  Object.entries((form as unknown as { properties: Record<string, object> }).properties)
    .filter(([, schema]) => 'contentMediaType' in schema)
    .map(([name]) => name);

/**
 * Parses the fields of multipart forms for the calls of a scope: those that the schema declares as files are taken as
 * bytes, all others as text (UTF-8).
 */
export function acceptForms(scope: FastifyInstance, form: TSchema): void {
  const files = filesOf(form);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) =>
      parseFields(body, request.headers['content-type'] ?? '', files),
  );
}

async function parseFields(body: Buffer, contentType: string, files: readonly string[]) {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new HttpProblem(400, 'UNREADABLE', { message: 'The request could not be read.' });
  });
  const fields = [...form].map(async ([name, value]) => {
    if (files.includes(name)) return [name, await toBytes(value)] as const;
    return [name, typeof value === 'string' ? value : await value.text()] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

const toBytes = async (value: string | Blob): Promise<Buffer> =>
  typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());

/**
 * Passes the body of any type as raw bytes to the calls of a scope: a signature is computed over the bytes.
 */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
