import { createClient } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { memoryStorage } from './memory-storage.ts';
import { createSessionTokens } from './session-tokens.ts';

type Sent = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
  signal: AbortSignal | null | undefined;
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function browser(options: {
  stored?: Record<string, string>;
  cookies?: string;
  answer: (sent: Sent) => Response | Promise<Response>;
}) {
  const sent: Sent[] = [];
  const store = memoryStorage(options.stored);
  const tokens = createSessionTokens(() => store);
  const api = createClient(
    createBrowserTransport({
      tokens,
      cookies: () => options.cookies ?? '',
      exclusively: (work) => work(),
      fetch: async (path, init) => {
        const request = {
          path: String(path),
          method: init?.method ?? 'GET',
          headers: init?.headers as Record<string, string>,
          body: init?.body,
          credentials: init?.credentials,
          signal: init?.signal,
        };
        sent.push(request);
        return options.answer(request);
      },
    }),
  );
  return { api, sent, tokens, store };
}

const signedIn = { token: 'old', refresh_token: 'r1' };
const user = { id: 1, uid: 'u', full_name: null, email: null, mobile_no: '+91', wallet: {} };

describe('the browser transport', () => {
  it('S7.1 sends the platform headers, cookies, and the bearer token when there is one, without a time limit', async () => {
    const { api, sent } = browser({ stored: signedIn, answer: () => json(200, user) });
    await api('GET /api/v1/auth/whoami');
    expect(sent[0]?.headers).toMatchObject({
      'x-app-version': '1.0.7',
      'x-app-platform': 'PWA',
      authorization: 'Bearer old',
    });
    expect(sent[0]?.credentials).toBe('same-origin');
    expect(sent[0]?.signal).toBeUndefined();
  });

  it('S7.1 sends the anti-forgery header from its cookie when there is no token', async () => {
    const { api, sent } = browser({
      cookies: 'a=b; XSRF-TOKEN=x%3D1',
      answer: () => json(200, { items: [] }),
    });
    await api('DELETE /api/v1/cart/');
    await api('GET /api/v1/auth/logout');
    expect(sent.map((request) => request.headers['x-xsrf-token'])).toEqual(['x=1', 'x=1']);
  });

  it('S7a.2 S7b.13 takes 200 for success, and no other status', async () => {
    for (const status of [200, 201, 202, 299, 302, 400]) {
      const { api } = browser({ answer: () => json(status, { message: 'Sent.' }) });
      const body = { mobile_number: '+919876543210' };
      const asked = api('POST /api/v1/auth/otp', { body }).then(
        () => 'success',
        (error) => error.status,
      );
      expect(await asked).toBe(status === 200 ? 'success' : status);
    }
  });

  it('renews an expired token once for all waiting calls and repeats them', async () => {
    const { api, sent, tokens } = browser({
      stored: signedIn,
      answer: ({ path, headers }) => {
        if (path.endsWith('/refresh')) {
          return json(200, { access_token: 'new', refresh_token: 'r2' });
        }
        return headers.authorization === 'Bearer new'
          ? json(200, { items: [] })
          : json(401, { code: 'SIGNED_OUT', message: 'Please sign in.' });
      },
    });
    await Promise.all([1, 2, 3].map(() => api('GET /api/v1/cart/')));
    expect(sent.filter((request) => request.path.endsWith('/refresh'))).toHaveLength(1);
    expect([tokens.access(), tokens.refresh()]).toEqual(['new', 'r2']);
  });

  it('uses the pair another tab has fetched meanwhile instead of renewing again', async () => {
    const made = browser({
      stored: signedIn,
      answer: ({ headers }) => {
        if (headers.authorization === 'Bearer theirs') return json(200, { items: [] });
        made.store.setItem('token', 'theirs');
        return json(401, { code: 'SIGNED_OUT', message: 'Please sign in.' });
      },
    });
    await made.api('GET /api/v1/cart/');
    expect(made.sent.map((request) => request.path)).toEqual(['/api/v1/cart/', '/api/v1/cart/']);
  });

  it('ends the session when the refresh token is refused, and keeps it when the server is busy', async () => {
    for (const [status, left] of [
      [401, null],
      [408, 'old'],
      [429, 'old'],
      [503, 'old'],
    ] as const) {
      const { api, tokens } = browser({
        stored: signedIn,
        answer: ({ path }) =>
          json(path.endsWith('/refresh') ? status : 401, { code: 'X', message: 'Please sign in.' }),
      });
      await expect(api('GET /api/v1/auth/whoami')).rejects.toThrow('Please sign in.');
      expect(tokens.access()).toBe(left);
    }
  });

  it('leaves the session alone when a wrong OTP is refused', async () => {
    const { api, sent } = browser({
      stored: signedIn,
      answer: () => json(401, { code: 'WRONG_OTP', message: 'Invalid OTP' }),
    });
    const body = { mobile_number: '+919876543210', otp: '12345' };
    await expect(api('POST /api/v1/auth/otp/validate', { body })).rejects.toThrow('Invalid OTP');
    expect(sent).toHaveLength(1);
  });
});
