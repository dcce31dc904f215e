import { createClient } from '@sabuja/contract/client';
import { parseLocale } from '@sabuja/kit';
import { createBrowserTransport } from './browser-transport.ts';
import { fetchOrThrowOffline } from './offline-error.ts';
import { solveChallenge } from './proof-of-work.ts';
import { sessionTokens } from './session-tokens.ts';
import { askForStepUp } from './step-up.ts';

const LOCK_NAME = 'sabuja-session-renewal';

const runExclusively = async <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, task) : task();

/** The API client of the browser, with the customer's token. Browser only. */
export const browserApi = createClient(
  createBrowserTransport({
    fetch: fetchOrThrowOffline,
    tokens: sessionTokens,
    cookies: () => document.cookie,
    locale: () => parseLocale(document.documentElement.lang),
    runExclusively,
    stepUp: askForStepUp,
    solveChallenge,
  }),
);
