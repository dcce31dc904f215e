import { createClient } from '@sabuja/contract/client';
import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { describe, expect, it } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { createSessionTokens } from './session-tokens.ts';

type SentRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: RequestCredentials | undefined;
  signal: AbortSignal | null | undefined;
};

const jsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function createBrowser(options: {
  stored?: Record<string, string>;
  cookies?: string;
  stepUp?: () => Promise<boolean>;
  solve?: (challenge: object) => Promise<string | undefined>;
  respond: (request: SentRequest) => Response | Promise<Response>;
}) {
  const requests: SentRequest[] = [];
  const store = memoryStorage(options.stored);
  const tokens = createSessionTokens(() => store);
  const api = createClient(
    createBrowserTransport({
      tokens,
      cookies: () => options.cookies ?? '',
      locale: () => 'or',
      runExclusively: (task) => task(),
      stepUp: options.stepUp ?? (async () => false),
      solveChallenge: options.solve ?? (async () => undefined),
      fetch: async (path, init) => {
        const request = {
          path: String(path),
          method: init?.method ?? 'GET',
          headers: init?.headers as Record<string, string>,
          body: init?.body,
          credentials: init?.credentials,
          signal: init?.signal,
        };
        requests.push(request);
        return options.respond(request);
      },
    }),
  );
  return { api, requests, tokens, store };
}

/** An access token of a customer, as the server issues it. */
const tokenOf = (sub: string, exp = 1): string =>
  ['{"alg":"HS256"}', JSON.stringify({ sub, exp }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const signedIn = { token: 'old' };
const user = { id: 1, uid: 'u', full_name: null, email: null, mobile_no: '+91', wallet: {} };

describe('the browser transport', () => {
  it('S7.1 sends the platform headers, cookies, and the bearer token when there is one, without a time limit', async () => {
    const { api, requests } = createBrowser({
      stored: signedIn,
      respond: () => jsonResponse(200, user),
    });
    await api('GET /api/v1/auth/whoami');
    expect(requests[0]?.headers).toMatchObject({
      'x-app-version': '1.0.7',
      'x-app-platform': 'PWA',
      authorization: 'Bearer old',
    });
    expect(requests[0]?.credentials).toBe('same-origin');
    expect(requests[0]?.signal).toBeUndefined();
  });

  it('S7.1 sends the anti-forgery header from its cookie when there is no token', async () => {
    const { api, requests } = createBrowser({
      cookies: 'a=b; XSRF-TOKEN=x%3D1',
      respond: () => jsonResponse(200, { items: [] }),
    });
    await api('DELETE /api/v1/cart/');
    await api('GET /api/v1/auth/logout');
    expect(requests.map((request) => request.headers['x-xsrf-token'])).toEqual(['x=1', 'x=1']);
  });

  it('S7a.2 S7b.13 treats 200 as success, and no other status', async () => {
    for (const status of [200, 201, 202, 299, 302, 400]) {
      const { api } = createBrowser({ respond: () => jsonResponse(status, { message: 'Sent.' }) });
      const body = { mobile_number: '+919876543210' };
      const outcome = api('POST /api/v1/auth/otp', { body }).then(
        () => 'success',
        (error) => error.status,
      );
      expect(await outcome).toBe(status === 200 ? 'success' : status);
    }
  });

  it('renews an expired token once for all waiting calls and repeats them', async () => {
    const { api, requests, tokens } = createBrowser({
      stored: signedIn,
      respond: ({ path, headers }) => {
        if (path.endsWith('/refresh')) {
          return jsonResponse(200, { access_token: 'new', refresh_token: 'r2' });
        }
        return headers.authorization === 'Bearer new'
          ? jsonResponse(200, { items: [] })
          : jsonResponse(401, { code: 'SIGNED_OUT', message: 'Please sign in.' });
      },
    });
    await Promise.all([1, 2, 3].map(() => api('GET /api/v1/cart/')));
    expect(requests.filter((request) => request.path.endsWith('/refresh'))).toHaveLength(1);
    expect([tokens.access(), tokens.refresh()]).toEqual(['new', 'r2']);
  });

  it('S4a.1 renews by the cookie, and names its session by the expired token', async () => {
    const { api, requests, store } = createBrowser({
      stored: signedIn,
      respond: ({ path, headers }) =>
        path.endsWith('/refresh')
          ? jsonResponse(200, { access_token: 'new', refresh_token: 'r2' })
          : jsonResponse(headers.authorization === 'Bearer new' ? 200 : 401, { items: [] }),
    });
    await api('GET /api/v1/cart/');
    const renewal = requests.find(({ path }) => path.endsWith('/refresh'));
    expect([renewal?.body, renewal?.headers.authorization]).toEqual(['{}', 'Bearer old']);
    expect([...store.map.entries()]).toEqual([['token', 'new']]);
  });

  it('asks for a code where a confirmed session is needed, and goes on with the same request', async () => {
    for (const isConfirmed of [true, false]) {
      let isAsked = false;
      const { api, requests } = createBrowser({
        stored: signedIn,
        stepUp: async () => {
          isAsked = true;
          return isConfirmed;
        },
        respond: () =>
          isAsked && isConfirmed
            ? jsonResponse(200, { items: [] })
            : jsonResponse(403, { code: 'STEP_UP_NEEDED', message: 'Please confirm.' }),
      });
      const outcome = api('POST /api/v1/cart/item/', {
        query: { item_id: 7, quantity: 1, type: 'STOCK' },
      }).then(
        () => 'done',
        (error) => error.message,
      );
      expect(await outcome).toBe(isConfirmed ? 'done' : 'Please confirm.');
      expect(new Set(requests.map(({ method, path }) => `${method} ${path}`)).size).toBe(1);
      expect(requests).toHaveLength(isConfirmed ? 2 : 1);
    }
  });

  it('exchanges the refresh token that an earlier release stored, once', async () => {
    const { api, requests, store } = createBrowser({
      stored: { ...signedIn, refresh_token: 'r1' },
      respond: ({ path, headers }) =>
        path.endsWith('/refresh')
          ? jsonResponse(200, { access_token: 'new', refresh_token: 'r2' })
          : jsonResponse(headers.authorization === 'Bearer new' ? 200 : 401, { items: [] }),
    });
    await api('GET /api/v1/cart/');
    const renewal = requests.find(({ path }) => path.endsWith('/refresh'));
    expect(renewal?.body).toBe('{"refresh_token":"r1"}');
    expect([...store.map.entries()]).toEqual([['token', 'new']]);
  });

  it('uses a token pair renewed by another tab instead of renewing again', async () => {
    const browser = createBrowser({
      stored: signedIn,
      respond: ({ headers }) => {
        if (headers.authorization === 'Bearer theirs') return jsonResponse(200, { items: [] });
        browser.store.setItem('token', 'theirs');
        return jsonResponse(401, { code: 'SIGNED_OUT', message: 'Please sign in.' });
      },
    });
    await browser.api('GET /api/v1/cart/');
    expect(browser.requests.map((request) => request.path)).toEqual([
      '/api/v1/cart/',
      '/api/v1/cart/',
    ]);
  });

  it('S10.369 renews for no other customer, and leaves alone what another tab stored meanwhile', async () => {
    const [asha, ashaLater, bina] = [tokenOf('asha'), tokenOf('asha', 2), tokenOf('bina')];
    for (const moment of ['before the renewal', 'during the renewal'])
      for (const [stored, isRepeated] of [
        [null, false],
        [bina, false],
        [ashaLater, true],
      ] as const) {
        const browser = createBrowser({
          stored: { token: asha },
          respond: ({ path, headers }) => {
            if (headers.authorization === `Bearer ${stored}`) return jsonResponse(200, {});
            const isRenewal = path.endsWith('/refresh');
            if (isRenewal === (moment === 'during the renewal')) {
              if (stored === null) browser.store.removeItem('token');
              else browser.store.setItem('token', stored);
            }
            const pair = { access_token: tokenOf('asha', 3), refresh_token: 'r3' };
            return isRenewal ? jsonResponse(200, pair) : jsonResponse(401, { code: 'X' });
          },
        });
        const sent = browser.api('GET /api/v1/cart/').then(
          () => true,
          () => false,
        );
        expect([moment, stored, await sent]).toEqual([moment, stored, isRepeated]);
        expect(browser.tokens.access()).toBe(stored);
      }
  });

  it('S10.369 a refused renewal does not sign out who signed in meanwhile', async () => {
    const browser = createBrowser({
      stored: { token: tokenOf('asha') },
      respond: ({ path }) => {
        if (path.endsWith('/refresh')) browser.store.setItem('token', tokenOf('bina'));
        return jsonResponse(401, { code: 'X', message: 'Please sign in.' });
      },
    });
    await expect(browser.api('GET /api/v1/cart/')).rejects.toMatchObject({ status: 401 });
    expect(browser.tokens.access()).toBe(tokenOf('bina'));
  });

  it('sends a request above the budget of codes again with the solved challenge, once', async () => {
    const body = { mobile_number: '+919876543210' };
    const challenge = { parameters: {} };
    const solved: object[] = [];
    const browser = (proof: string | undefined, accepts: boolean) =>
      createBrowser({
        solve: async (given) => {
          solved.push(given);
          return proof;
        },
        respond: ({ headers }) =>
          accepts && headers['x-proof-of-work'] === 'solution'
            ? jsonResponse(200, { message: 'ok', expires_in: 300 })
            : jsonResponse(429, { code: 'TOO_MANY_CODES', message: 'Wait.', challenge }),
      });
    const taken = browser('solution', true);
    await taken.api('POST /api/v1/auth/otp', { body });
    expect(solved).toEqual([challenge]);
    expect(taken.requests.map((request) => request.body)).toEqual([
      JSON.stringify(body),
      JSON.stringify(body),
    ]);
    const refused = browser('solution', false);
    await expect(refused.api('POST /api/v1/auth/otp', { body })).rejects.toThrow('Wait.');
    expect(refused.requests).toHaveLength(2);
    const unable = browser(undefined, true);
    await expect(unable.api('POST /api/v1/auth/otp', { body })).rejects.toThrow('Wait.');
    expect(unable.requests).toHaveLength(1);
  });

  it('S10.332 ends the session if the refresh token is rejected; keeps it, and is not signed out, if the server is busy', async () => {
    for (const [status, expectedToken] of [
      [401, null],
      [408, 'old'],
      [429, 'old'],
      [503, 'old'],
    ] as const) {
      const { api, tokens } = createBrowser({
        stored: signedIn,
        respond: ({ path }) =>
          jsonResponse(path.endsWith('/refresh') ? status : 401, {
            code: 'X',
            message: 'Please sign in.',
          }),
      });
      await expect(api('GET /api/v1/auth/whoami')).rejects.toMatchObject({ status });
      expect(tokens.access()).toBe(expectedToken);
    }
  });

  it('keeps the session when a wrong OTP is rejected', async () => {
    const { api, requests } = createBrowser({
      stored: signedIn,
      respond: () => jsonResponse(401, { code: 'WRONG_OTP', message: 'Invalid OTP' }),
    });
    const body = { mobile_number: '+919876543210', otp: '12345' };
    await expect(api('POST /api/v1/auth/otp/validate', { body })).rejects.toThrow('Invalid OTP');
    expect(requests).toHaveLength(1);
  });
});
