import type { Transport, WireRequest, WireResponse } from '@sabuja/contract/client';
import { isTransient } from './api-error.ts';
import type { SessionTokens, TokenPair } from './session-tokens.ts';

export type TransportParts = {
  fetch: typeof fetch;
  tokens: SessionTokens;
  /** `document.cookie`, for the anti-forgery token. */
  cookies: () => string;
  /** Runs work in one tab at a time: a refresh token used twice would end the session. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
};

const refreshPath = '/api/v1/auth/refresh';
/** Calls whose 401 says nothing about the session. */
const withoutRenewal = [refreshPath, '/api/v1/auth/otp'];

/** Carries requests by `fetch`, as the signed-in customer, renewing an expired access token once for all waiting calls. */
export function createBrowserTransport(parts: TransportParts): Transport {
  const renew = shareWhileRunning((expired: string | null) => renewTokens(parts, expired));
  return async (request) => {
    const used = parts.tokens.access();
    const response = await send(parts, request, used);
    const concernsSession = !withoutRenewal.some((path) => request.path.startsWith(path));
    if (response.status !== 401 || !concernsSession) return response;
    if (used === null && parts.tokens.refresh() === null) return response;
    const fresh = await renew(used);
    return fresh === null ? response : send(parts, request, fresh);
  };
}

/** The new access token, or null when the session is over or cannot be renewed now. */
async function renewTokens(parts: TransportParts, expired: string | null): Promise<string | null> {
  return parts.exclusively(async () => {
    const current = parts.tokens.access();
    if (current !== null && current !== expired) return current;
    const refresh_token = parts.tokens.refresh();
    if (refresh_token === null) {
      parts.tokens.drop();
      return null;
    }
    const request = { method: 'POST', path: refreshPath, headers: {}, json: { refresh_token } };
    const response = await send(parts, request, null);
    if (response.status === 200) {
      const pair = response.body as TokenPair;
      parts.tokens.keep(pair);
      return pair.access_token;
    }
    if (endsSession(response.status)) parts.tokens.drop();
    return null;
  });
}

const endsSession = (status: number) => status >= 400 && !isTransient(status);

async function send(
  parts: TransportParts,
  request: WireRequest,
  token: string | null,
): Promise<WireResponse> {
  const response = await parts.fetch(request.path, {
    method: request.method,
    headers: headersOf(parts, request, token),
    credentials: 'same-origin',
    // What was pressed last still arrives when the page is left at once.
    keepalive: request.method !== 'GET',
    ...bodyOf(request),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
  return { status: response.status, body: await readBody(response) };
}

function headersOf(parts: TransportParts, request: WireRequest, token: string | null) {
  const headers: Record<string, string> = { ...request.headers };
  if (request.json !== undefined) headers['content-type'] = 'application/json';
  if (token !== null) headers.authorization = `Bearer ${token}`;
  else {
    // Reads carry it too: signing out is a GET that changes something.
    const xsrf = cookieValue(parts.cookies(), 'XSRF-TOKEN');
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

function shareWhileRunning<A, T>(work: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let running: Promise<T> | undefined;
  return (argument) => {
    running ??= work(argument).finally(() => {
      running = undefined;
    });
    return running;
  };
}
