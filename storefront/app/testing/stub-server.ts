import { expect, vi } from 'vitest';

/** A request as the page sent it. */
export type SentRequest = {
  /** 'POST /api/v1/orders/' */
  call: string;
  url: URL;
  headers: Headers;
  json: unknown;
  form: Record<string, unknown> | undefined;
};

/** `silence`: the connection breaks. */
export type StubResponse = { status: number; body: unknown } | 'silence';
type Responder = (request: SentRequest) => StubResponse | Promise<StubResponse>;

export const ok = (body: unknown): StubResponse => ({ status: 200, body });
export const problem = (status: number, code: string): StubResponse => ({
  status,
  body: { code, message: `the shop says ${code}` },
});

/**
 * Replaces `fetch` by a server with scripted responses. `on` takes a call as named in the contract, and its responses
 * in order; the last one is repeated. A request for which no response is defined fails the test.
 */
export function stubServer() {
  const requests: SentRequest[] = [];
  const unexpected: string[] = [];
  const responders: { pattern: RegExp; respond: Responder }[] = [];
  const on = (call: string, ...responses: readonly (StubResponse | Responder)[]) => {
    const queue = [...responses];
    const next = () => (queue.length > 1 ? queue.shift() : queue[0]) ?? 'silence';
    responders.unshift({
      pattern: patternOf(call),
      respond: (request) => {
        const response = next();
        return typeof response === 'function' ? response(request) : response;
      },
    });
  };
  const respondTo = async (request: SentRequest): Promise<Response> => {
    requests.push(request);
    const found = responders.find(({ pattern }) => pattern.test(request.call));
    if (!found) unexpected.push(request.call);
    const response = (await found?.respond(request)) ?? 'silence';
    if (response === 'silence') throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(response.body), { status: response.status, headers });
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    respondTo(toSentRequest(path, init)),
  );
  return {
    on,
    requests,
    /** The requests of one call so far. */
    sent: (call: string): SentRequest[] => {
      const pattern = patternOf(call);
      return requests.filter((request) => pattern.test(request.call));
    },
    expectNothingUnexpected: () => expect([...new Set(unexpected)]).toEqual([]),
  };
}
export type StubServer = ReturnType<typeof stubServer>;

const patternOf = (call: string): RegExp => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`);

function toSentRequest(path: string, { method, headers, body }: RequestInit): SentRequest {
  const url = new URL(path, 'http://shop.test');
  return {
    call: `${method ?? 'GET'} ${url.pathname}`,
    url,
    headers: new Headers(headers),
    json: typeof body === 'string' ? JSON.parse(body) : undefined,
    form: body instanceof FormData ? Object.fromEntries(body) : undefined,
  };
}
