import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

const PART = 4;
const away = new TypeError('away');
type Refusal = { status: number; code: string };
/** State of the fake server; `failures` are the results of its next requests, undefined means success. */
const server = {
  received: 0,
  begun: 0,
  failures: [] as (TypeError | Refusal | undefined)[],
};

/** Returns the response to the next request after `work`, or the next failure. */
function respond(work: () => void): { status: number; body: object } {
  const failure = server.failures.shift();
  if (failure instanceof TypeError) throw failure;
  if (failure) return { status: failure.status, body: { ...failure, message: `${failure.code}.` } };
  work();
  return {
    status: 200,
    body: { id: 'u', size: 10, received: server.received, part_bytes: PART },
  };
}

/** A fake XMLHttpRequest, with only the members that `sendFile` uses. */
class UploadRequest {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  open() {}
  abort() {}
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send(file: Blob) {
    queueMicrotask(() => {
      try {
        const { status, body } = respond(() => {
          server.received += file.size;
        });
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload();
      } catch {
        this.onerror();
      }
    });
  }
}

type State = Parameters<Parameters<typeof uploadFile>[1]['onState']>[0];

let states: State[] = [];
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  vi.stubGlobal('fetch', async () => {
    const { status, body } = respond(() => {
      server.begun += 1;
    });
    return Response.json(body, { status });
  });
  Object.assign(server, { received: 0, begun: 0, failures: [] });
  states = [];
});
afterEach(() => vi.unstubAllGlobals());

const upload = (
  finish = async () => 'stored',
  onWait = (state: State) => state.waiting?.goOn(),
) => {
  const controller = new AbortController();
  const onState = (state: State) => {
    states.push(state);
    onWait(state);
  };
  const file = new File(['0123456789'], 'a.png');
  const result = uploadFile(file, { purpose: 'x', finish, onState, signal: controller.signal });
  return { result, controller };
};

test('S10.286 each step that got no response is sent again, and the result is that of the last one', async () => {
  server.failures = [away, undefined, away, { status: 503, code: 'AWAY' }];
  let finished = 0;
  const finish = async () => {
    finished += 1;
    if (finished === 1) throw new TypeError('the response was lost');
    return 'stored';
  };
  expect(await upload(finish).result).toBe('stored');
  expect([server.received, server.begun, finished]).toEqual([10, 1, 2]);
  const waits = states.flatMap(({ sent, waiting }) => (waiting ? [[sent, waiting.message]] : []));
  expect(waits).toEqual([
    [0, undefined],
    [0, undefined],
    [0, 'AWAY.'],
    [10, undefined],
  ]);
});

test('S10.286 an upload that is cancelled while its file is read has no result', async () => {
  const finish = async () => {
    cancelled.controller.abort();
    return 'stored';
  };
  const cancelled = upload(finish);
  await expect(cancelled.result).rejects.toThrow('aborted');
});

test('S10.286 the return of the network ends a wait, and cancelling ends the upload', async () => {
  server.failures = [away];
  const byNetwork = upload(undefined, ({ waiting }) => {
    if (waiting) window.dispatchEvent(new Event('online'));
  });
  expect(await byNetwork.result).toBe('stored');
  server.failures = Array.from({ length: 9 }, () => away);
  const cancelled = upload(undefined, () => undefined);
  await expect.poll(() => states.some(({ waiting }) => waiting)).toBe(true);
  cancelled.controller.abort(new Error('cancelled'));
  await expect(cancelled.result).rejects.toThrow('cancelled');
});

test('S10.286 an upload that is not stored any more begins again; a refusal and a fault end it', async () => {
  server.failures = [undefined, undefined, { status: 404, code: 'NO_UPLOAD' }];
  const again = upload();
  expect(await again.result).toBe('stored');
  expect(server.begun).toBe(2);
  for (const failure of [
    { status: 422, code: 'BAD_PART' },
    { status: 500, code: 'FAULT' },
  ]) {
    server.failures = [failure];
    await expect(upload().result).rejects.toMatchObject({ status: failure.status });
  }
  // The upload gives up after a limited number of restarts.
  server.failures = Array.from({ length: 9 }, () => ({ status: 404, code: 'NO_UPLOAD' }));
  await expect(upload().result).rejects.toMatchObject({ status: 404 });
});
