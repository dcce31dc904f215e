import type { Transport, WireRequest, WireResponse } from '@sabuja/contract/client';
import { isTransient } from '@sabuja/ui/lib/api-error.ts';
import type { SessionTokens, TokenPair } from './session-tokens.ts';

export type TransportOptions = {
  fetch: typeof fetch;
  tokens: SessionTokens;
  /** `document.cookie`, for the anti-forgery token. */
  cookies: () => string;
  /** Runs a task in one tab at a time: using a refresh token again after a minute ends the session. */
  runExclusively: <T>(task: () => Promise<T>) => Promise<T>;
};

const REFRESH_PATH = '/api/v1/auth/refresh';
/** Calls whose 401 says nothing about the session. */
const PATHS_WITHOUT_RENEWAL = [REFRESH_PATH, '/api/v1/auth/otp'];

/**
 * Transport on `fetch` for the signed-in customer; renews an expired access token once for all
 * waiting requests.
 */
export function createBrowserTransport(options: TransportOptions): Transport {
  const renew = shareInFlight((expiredToken: string) => renewTokens(options, expiredToken));
  return async (request) => {
    const usedToken = options.tokens.access();
    const response = await send(options, request, usedToken);
    const isSessionRequest = !PATHS_WITHOUT_RENEWAL.some((path) => request.path.startsWith(path));
    if (response.status !== 401 || !isSessionRequest) return response;
    if (usedToken === null) return response;
    const renewedToken = await renew(usedToken);
    return renewedToken === null ? response : send(options, request, renewedToken);
  };
}

/**
 * Returns the new access token, or null if the session has ended or cannot be renewed now. The refresh token is in a
 * cookie that no script can read; the expired token names the session that the page belongs to.
 */
async function renewTokens(
  options: TransportOptions,
  expiredToken: string,
): Promise<string | null> {
  return options.runExclusively(async () => {
    const current = options.tokens.access();
    if (current !== null && current !== expiredToken) return current;
    const storedToken = options.tokens.storedRefresh();
    const json = storedToken === null ? {} : { refresh_token: storedToken };
    const request = { method: 'POST', path: REFRESH_PATH, headers: {}, json };
    const response = await send(options, request, expiredToken);
    if (response.status === 200) {
      const pair = response.body as TokenPair;
      options.tokens.store(pair);
      return pair.access_token;
    }
    if (endsSession(response.status)) options.tokens.clear();
    return null;
  });
}

const endsSession = (status: number) => status >= 400 && !isTransient(status);

async function send(
  options: TransportOptions,
  request: WireRequest,
  token: string | null,
): Promise<WireResponse> {
  const response = await options.fetch(request.path, {
    method: request.method,
    headers: headersOf(options, request, token),
    credentials: 'same-origin',
    // Lets a last change reach the server when the page is left at once.
    keepalive: request.method !== 'GET',
    ...bodyOf(request),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  return { status: response.status, body: await readBody(response) };
}

function headersOf(options: TransportOptions, request: WireRequest, token: string | null) {
  const headers: Record<string, string> = { ...request.headers };
  if (request.json !== undefined) headers['content-type'] = 'application/json';
  if (token !== null) headers.authorization = `Bearer ${token}`;
  else {
    // Also sent with reads: signing out is a GET with side effects.
    const xsrf = cookieValue(options.cookies(), 'XSRF-TOKEN');
    if (xsrf !== undefined) headers['x-xsrf-token'] = xsrf;
  }
  return headers;
}

function bodyOf(request: WireRequest): { body?: string | FormData } {
  if (request.json !== undefined) return { body: JSON.stringify(request.json) };
  if (request.form === undefined) return {};
  const form = new FormData();
  for (const [name, value] of Object.entries(request.form)) form.append(name, value);
  return { body: form };
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') ? response.json() : null;
}

function cookieValue(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
}

function shareInFlight<A, T>(task: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (argument) => {
    running ??= task(argument).finally(() => {
      running = undefined;
    });
    return running;
  };
}
