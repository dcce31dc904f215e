import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { receiveForm, removeFiles } from './form-files.ts';

/** The fields of a form's schema that are files. */
const filesOf = (form: TSchema): string[] =>
  Object.entries((form as unknown as { properties: Record<string, object> }).properties)
    .filter(([, schema]) => 'contentMediaType' in schema)
    .map(([name]) => name);

/**
 * Parses multipart forms for the calls of a scope while they are received: the fields that the schema declares as files
 * are sources of bytes, which last as long as the request; all others are text (UTF-8).
 */
export function acceptForms(scope: FastifyInstance, form: TSchema): void {
  const names = filesOf(form);
  const received = new WeakMap<FastifyRequest, string[]>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: Readable) => {
    const paths: string[] = [];
    received.set(request, paths);
    return receiveForm(request, body, names, paths);
  });
  scope.addHook('onResponse', async (request) => removeFiles(received.get(request)));
  scope.addHook('onRequestAbort', async (request) => removeFiles(received.get(request)));
}

/**
 * Passes the body of any type as raw bytes to the calls of a scope: a signature is computed over the bytes.
 */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
