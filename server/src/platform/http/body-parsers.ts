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
 * Makes the calls of a scope parse multipart forms while they are received. Fields that the schema declares as files
 * become byte sources, which are deleted when the request ends; all other fields are text (UTF-8).
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
 * Makes the calls of a scope receive bodies of any type as raw bytes, because signatures are computed over the bytes.
 */
export function acceptRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}
