import type { Problem } from '@sabuja/contract';
import type { Transport, WireRequest, WireResponse } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import { isTransient } from '@sabuja/ui/lib/api-error.ts';
import { cookieValue, sendRequest } from '@sabuja/ui/lib/send-request.ts';
import { areOfOtherCustomers, type SessionTokens, type TokenPair } from './session-tokens.ts';

export type TransportOptions = {
  fetch: typeof fetch;
  tokens: SessionTokens;
  /** `document.cookie`, for the anti-forgery token. */
  cookies: () => string;
  /** The language of the page. */
  locale: () => Locale;
  /** Runs a task in one tab at a time, because reusing a refresh token after a minute ends the session. */
  runExclusively: <T>(task: () => Promise<T>) => Promise<T>;
  /** Asks the customer for a code that confirms the session; resolves to whether it is confirmed. */
  stepUp: () => Promise<boolean>;
  /** Solves a challenge; resolves to the value of `X-Proof-Of-Work`, or undefined where that fails. */
  solveChallenge: (challenge: object) => Promise<string | undefined>;
};

const REFRESH_PATH = '/api/v1/auth/refresh';
/** Paths whose 401 does not mean that the access token has expired. */
const PATHS_WITHOUT_RENEWAL = [REFRESH_PATH, '/api/v1/auth/otp'];

/**
 * Transport on `fetch` for the signed-in customer. Renews an expired access token once for all
 * waiting requests. If a request needs a confirmed session, asks the customer for a code and repeats it. If the caller
 * has requested too many codes, solves the server's challenge and repeats it.
 */
export function createBrowserTransport(options: TransportOptions): Transport {
  const sendInSession = createSessionTransport(options);
  return async (request) => {
    const response = await sendInSession(request);
    if (needsStepUp(response) && (await options.stepUp())) return sendInSession(request);
    const challenge = challengeOf(response);
    const proof = challenge && (await options.solveChallenge(challenge));
    if (proof === undefined) return response;
    return sendInSession({
      ...request,
      headers: { ...request.headers, 'x-proof-of-work': proof },
    });
  };
}

const needsStepUp = ({ status, body }: WireResponse): boolean =>
  status === 403 && problemIn(body)?.code === 'STEP_UP_NEEDED';

const challengeOf = ({ status, body }: WireResponse): object | undefined => {
  const challenge = status === 429 ? problemIn(body)?.challenge : undefined;
  return typeof challenge === 'object' && challenge !== null ? challenge : undefined;
};

const problemIn = (body: unknown): Partial<Problem> | null => body as Partial<Problem> | null;

function createSessionTransport(options: TransportOptions): Transport {
  const renew = shareInFlight((expiredToken: string) => renewTokens(options, expiredToken));
  return async (request) => {
    const usedToken = options.tokens.access();
    const response = await send(options, request, usedToken);
    const isSessionRequest = !PATHS_WITHOUT_RENEWAL.some((path) => request.path.startsWith(path));
    if (response.status !== 401 || !isSessionRequest) return response;
    if (usedToken === null) return response;
    const { token, failure } = await renew(usedToken);
    return token === undefined ? (failure ?? response) : send(options, request, token);
  };
}

/** A new access token, or the response of a server too busy to renew it; neither if the session has ended. */
type Renewal = { token?: string; failure?: WireResponse };

/**
 * Renews the access token. The refresh token is in a cookie that no script can read; the expired token identifies the
 * session that the page belongs to.
 */
async function renewTokens(options: TransportOptions, expiredToken: string): Promise<Renewal> {
  return options.runExclusively(async () => {
    const { tokens } = options;
    if (tokens.access() !== expiredToken) return replacedBy(tokens.access(), expiredToken);
    const storedToken = tokens.storedRefresh();
    const json = storedToken === null ? {} : { refresh_token: storedToken };
    const request = { method: 'POST', path: REFRESH_PATH, headers: {}, json };
    const response = await send(options, request, expiredToken);
    // Another tab may have signed out or in meanwhile: its tokens stay.
    if (tokens.access() !== expiredToken) return replacedBy(tokens.access(), expiredToken);
    if (response.status === 200) {
      const pair = response.body as TokenPair;
      tokens.store(pair);
      return { token: pair.access_token };
    }
    if (!endsSession(response.status)) return { failure: response };
    tokens.clear();
    return {};
  });
}

/** The token that another tab has stored; none if nobody is signed in any more, or another customer is. */
const replacedBy = (current: string | null, expiredToken: string): Renewal =>
  current === null || areOfOtherCustomers(current, expiredToken) ? {} : { token: current };

const endsSession = (status: number) => status >= 400 && !isTransient(status);

const send = (
  options: TransportOptions,
  request: WireRequest,
  token: string | null,
): Promise<WireResponse> =>
  sendRequest(options.fetch, request, {
    'accept-language': options.locale(),
    ...credentialHeaders(options, token),
  });

function credentialHeaders(options: TransportOptions, token: string | null) {
  if (token !== null) return { authorization: `Bearer ${token}` };
  // Also sent with reads: signing out is a GET with side effects.
  const xsrf = cookieValue(options.cookies(), 'XSRF-TOKEN');
  return xsrf === undefined ? undefined : { 'x-xsrf-token': xsrf };
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
