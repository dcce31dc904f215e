import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { type ByteSource, fileSource } from '../files/byte-source.ts';
import { HttpProblem } from './problem.ts';

/** Limits for the fields of a form that are not files. */
const MAX_FIELD_BYTES = 256 * 1024;
const MAX_FIELDS = 50;

type FormFields = Record<string, string | ByteSource>;

/**
 * Parses a multipart form while it is received: the fields in `fileNames` are written to temporary files in chunks; all
 * other fields are text (UTF-8). The paths of the files are added to `paths`.
 * @throws HttpProblem 400 for an unreadable form; 413 for one that is too large
 * @throws the error of the file system if a file cannot be written
 */
export async function receiveForm(
  request: FastifyRequest,
  body: Readable,
  fileNames: readonly string[],
  paths: string[],
): Promise<FormFields> {
  const form: FormFields = {};
  const writing: Promise<void>[] = [];
  const parser = openParser(request, fileNames);
  parser.on('field', (name, value, _, isCut) => {
    if (isCut) parser.destroy(tooLarge());
    form[name] = value;
  });
  parser.on('file', (name, stream) => {
    const path = join(tmpdir(), `sabuja-upload-${randomUUID()}`);
    paths.push(path);
    stream.on('limit', () => parser.destroy(tooLarge()));
    const file = createWriteStream(path, { mode: 0o600 });
    const written = pipeline(stream, file).then(() => {
      form[name] = fileSource(path, file.bytesWritten);
    });
    // Destroying the parser makes `pipeline` below throw the same error.
    written.catch((error) => parser.destroy(error));
    writing.push(written);
  });
  try {
    await pipeline(body, limitBytes(maxBytesOf(request)), parser);
    await Promise.all(writing);
    return form;
  } catch (error) {
    await removeFiles(paths);
    throw error instanceof HttpProblem || isOfFileSystem(error) ? error : unreadable();
  }
}

const maxFileBytesOf = (request: FastifyRequest): number =>
  request.routeOptions.bodyLimit ?? MAX_FIELD_BYTES;

/** The limit for the whole body: the parser skips the parts above its own limits, however large they are. */
const maxBytesOf = (request: FastifyRequest): number =>
  maxFileBytesOf(request) + MAX_FIELDS * MAX_FIELD_BYTES;

/** Passes bytes on. Fails with HttpProblem 413 at the first chunk that is above the limit. */
function limitBytes(limit: number): Transform {
  let received = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      received += chunk.length;
      if (received > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
}

/** True for the error of a file that could not be opened or written: it is no fault of the form. */
const isOfFileSystem = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  (error.syscall === 'open' || error.syscall === 'write');

function openParser(request: FastifyRequest, fileNames: readonly string[]) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      isPartAFile: (name) => name !== undefined && fileNames.includes(name),
      limits: {
        fileSize: maxFileBytesOf(request),
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: 1,
      },
    });
  } catch {
    throw unreadable();
  }
}

/** Deletes the uploaded files of a request; missing files are ignored. */
export const removeFiles = async (paths: readonly string[] = []): Promise<void> => {
  await Promise.all(paths.map((path) => rm(path, { force: true }).catch(() => undefined)));
};

const unreadable = () =>
  new HttpProblem(400, 'UNREADABLE', { message: 'The request could not be read.' });
/** The same code as Fastify's own error for a body that is too large. */
const tooLarge = () =>
  new HttpProblem(413, 'FST_ERR_CTP_BODY_TOO_LARGE', { message: 'That is too large.' });
