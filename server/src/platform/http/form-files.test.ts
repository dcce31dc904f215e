import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FastifyInstance, fastify } from 'fastify';
import Type from 'typebox';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acceptForms } from './body-parsers.ts';
import { sendError } from './errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'form-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAX_FILE_BYTES = 1000;
const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EIO'];
const form = Type.Object({
  title: Type.Optional(Type.String()),
  file: Type.Optional(Type.String({ contentMediaType: 'text/csv' })),
});

let http: FastifyInstance;
let address = '';
beforeEach(async () => {
  vi.stubEnv('TMPDIR', folder);
  http = fastify();
  http.setErrorHandler(sendError);
  acceptForms(http, form);
  http.post('/', { bodyLimit: MAX_FILE_BYTES }, async ({ body }) => body);
  for (const code of DISK_ERRORS)
    http.get(`/${code}`, async () => {
      throw Object.assign(new Error('write'), { code, syscall: 'write' });
    });
  address = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await http.close();
});

const END = '--b--\r\n';
const part = (name: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
/** Sends a form over a connection, as far as the server reads it. */
const send = async (body: string | Readable) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: typeof body === 'string' ? body : Readable.toWeb(body),
    duplex: 'half',
  } as RequestInit);
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), body: await response.json() };
};
const hasFiles = () => readdirSync(folder).length > 0;

test('S10.360 a form is received, and its file is deleted afterwards', async () => {
  const { body } = await send(part('title', 'ଚାଉଳ') + part('file', 'a,b') + END);
  expect(body).toMatchObject({ title: 'ଚାଉଳ', file: { size: 3 } });
  await expect.poll(hasFiles).toBe(false);
});

test.each([
  ['a file', () => part('file', 'x'.repeat(MAX_FILE_BYTES + 1)) + END],
  ['a field', () => part('title', 'x'.repeat(256 * 1024 + 1)) + END],
])('S10.360 a form is refused because of %s that is too large', async (_, build) => {
  expect(await send(build())).toMatchObject({
    status: 413,
    body: { code: 'FST_ERR_CTP_BODY_TOO_LARGE', message: 'That is too large.' },
  });
  await expect.poll(hasFiles).toBe(false);
});

test('S10.360 a form is refused as soon as the parts that it may not have are too large together', async () => {
  let sent = 0;
  function* endless() {
    yield part('file', 'a,b');
    // Parts above the limits are skipped, whatever their size.
    for (; sent < 1000; sent++) yield part('file', 'x'.repeat(100_000));
  }
  expect(await send(Readable.from(endless()))).toMatchObject({
    status: 413,
    body: { code: 'FST_ERR_CTP_BODY_TOO_LARGE' },
  });
  expect(sent).toBeLessThan(1000);
  await expect.poll(hasFiles).toBe(false);
});

test('S10.360 a body that is no form is unreadable', async () => {
  expect(await send('no form')).toMatchObject({ status: 400, body: { code: 'UNREADABLE' } });
});

test('S10.360 a file that the server cannot store is no fault of the form', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'missing'));
  const form = part('title', 'Rice') + part('file', 'a,b') + END;
  expect(await send(form)).toMatchObject({ status: 500 });
  vi.stubEnv('TMPDIR', folder);
  expect(await send(form)).toMatchObject({ status: 200 });
});

test.each(DISK_ERRORS)(
  'S10.360 a form whose file is refused by the disk with %s is to be sent again later',
  async (code) => {
    const response = await http.inject(`/${code}`);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  },
);
