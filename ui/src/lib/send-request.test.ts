import { expect, test } from 'vitest';
import { sendRequest } from './send-request.ts';

/** Sends a request, and returns the options that `fetch` was called with. */
async function initOf(request: Partial<Parameters<typeof sendRequest>[1]>) {
  let sent: RequestInit | undefined;
  const send: typeof fetch = async (_, init) => {
    sent = init;
    return Response.json({});
  };
  await sendRequest(send, { method: 'POST', path: '/', headers: {}, ...request });
  return sent;
}

test('a change is sent also when its page is left, unless it is larger than browsers allow', async () => {
  const text = 'ଅ'.repeat(22_000);
  for (const [request, keepalive] of [
    [{ json: { quantity: 2 } }, true],
    [{ form: { kind: 'prices' } }, true],
    [{}, true],
    [{ json: { text } }, false],
    [{ form: { file: text } }, false],
    [{ file: new Blob(['x']) }, false],
    [{ form: { file: new Blob(['x'.repeat(70_000)]) } }, false],
    [{ method: 'GET' }, false],
  ] as const) {
    expect([request, (await initOf(request))?.keepalive]).toEqual([request, keepalive]);
  }
});

test('each body is sent in its form', async () => {
  expect(await initOf({ json: { a: 1 } })).toMatchObject({
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  const sent = await initOf({ form: { a: 'b' } });
  expect([...((sent?.body as FormData) ?? [])]).toEqual([['a', 'b']]);
});
