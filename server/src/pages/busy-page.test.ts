import fastify from 'fastify';
import { expect, test } from 'vitest';
import { OverloadedError } from '../platform/limit-concurrency.ts';
import { sendBusyPage } from './busy-page.ts';

async function refuse(error: Error, accept: string) {
  const http = fastify();
  http.get('/', (request, reply) => sendBusyPage(error, { request, reply, locale: 'or' }));
  http.setErrorHandler((thrown, _, reply) =>
    reply.code(503).send({ name: (thrown as Error).name }),
  );
  const response = await http.inject({ url: '/', headers: { accept } });
  await http.close();
  return response;
}

test('a visitor whose page is refused gets a page in their language that loads again by itself', async () => {
  const { statusCode, headers, body } = await refuse(new OverloadedError(), 'text/html,*/*');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    refresh: '5',
    'cache-control': 'no-store',
    'content-language': 'or',
  });
  expect(body).toContain('<html lang="or">');
  expect(body).toContain('ଆପଣଙ୍କ କାର୍ଟ ସୁରକ୍ଷିତ ଅଛି।');
  expect(Buffer.byteLength(body)).toBeLessThan(2000);
});

test('scripts, and other errors, get the problem of the error handler', async () => {
  for (const [error, accept] of [
    [new OverloadedError(), '*/*'],
    [new Error('broken'), 'text/html'],
  ] as const)
    expect((await refuse(error, accept)).headers['content-type']).toContain('application/json');
});
