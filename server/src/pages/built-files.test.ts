import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountBuiltFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-files-'));
const http = fastify();

beforeAll(async () => {
  const root = join(folder, 'client/');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(root, 'index.html'), 'page');
  writeFileSync(join(root, 'icon.svg'), 'icon');
  writeFileSync(join(root, 'assets/part-1a2b.js'), 'script');
  writeFileSync(join(root, 'assets/part-1a2b.js.br'), 'compressed');
  http.setNotFoundHandler((_, reply) => reply.code(404).send('a page'));
  await mountBuiltFiles(http, { root, prefix: '/console/', ignore: ['index.html'] });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string, headers = {}) => {
  const response = await http.inject({ url: `/console/${url}`, headers });
  return [response.statusCode, response.headers['cache-control'], response.body];
};

test('files named after their content are cached for ever, others are checked each time', async () => {
  expect(await get('assets/part-1a2b.js')).toEqual([200, 'max-age=31536000, immutable', 'script']);
  expect(await get('icon.svg')).toEqual([200, 'no-cache', 'icon']);
});

test('a file that is cached for ever has no headers for asking again', async () => {
  const { headers } = await http.inject('/console/assets/part-1a2b.js');
  const unneeded = ['etag', 'last-modified', 'accept-ranges'];
  expect(Object.keys(headers).filter((name) => unneeded.includes(name))).toEqual([]);
});

test('a browser that accepts Brotli gets the compressed version', async () => {
  const response = await http.inject({
    url: '/console/assets/part-1a2b.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(response.body).toBe('compressed');
});

test('a missing script is 404 without a page, an ignored or unknown file is the page for unknown paths', async () => {
  expect(await get('assets/part-0000.js')).toEqual([404, undefined, '']);
  expect(await get('index.html')).toEqual([404, undefined, 'a page']);
  expect(await get('unknown.js')).toEqual([404, undefined, 'a page']);
});

test.each([
  '../secret.js',
  'assets/../../secret.js',
  'assets/..%2f..%2fsecret.js',
  'assets/%2e%2e/%2e%2e/secret.js',
  'assets//etc/passwd',
])('nothing outside the build is served: %s', async (url) => {
  const [status, , body] = await get(url);
  expect(status).not.toBe(200);
  expect(body).not.toContain('secret');
});
