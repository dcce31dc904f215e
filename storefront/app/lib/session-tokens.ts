import { type BrowserStorage, withStorage } from './browser-storage.ts';
import { createListeners } from './create-store.ts';

/** The pair of tokens of a signed-in customer, kept in the browser's local storage. */
export type TokenPair = { access_token: string; refresh_token: string };

type Events = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export type SessionTokens = {
  access: () => string | null;
  refresh: () => string | null;
  keep: (pair: TokenPair) => void;
  /** Keeps the access token of a link: a refresh token that is here belongs to another session. */
  keepAccess: (accessToken: string) => void;
  drop: () => void;
  /** Calls back when this tab or another one signs in, renews or signs out. */
  subscribe: (listener: () => void) => () => void;
};

const accessKey = 'token';
const refreshKey = 'refresh_token';

/** Reads answer null and writes do nothing where storage is forbidden. */
export function createSessionTokens(
  storage: () => BrowserStorage | undefined,
  events?: Events,
): SessionTokens {
  const { notify, subscribe } = createListeners(() => {
    events?.addEventListener('storage', onStorage);
    return () => events?.removeEventListener('storage', onStorage);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === accessKey) notify();
  };
  const read = (key: string) => withStorage(() => storage()?.getItem(key)) ?? null;
  const change = (work: (store: BrowserStorage | undefined) => void) => {
    withStorage(() => work(storage()));
    notify();
  };
  return {
    access: () => read(accessKey),
    refresh: () => read(refreshKey),
    keep: (pair) =>
      change((store) => {
        store?.setItem(refreshKey, pair.refresh_token);
        store?.setItem(accessKey, pair.access_token);
      }),
    keepAccess: (accessToken) =>
      change((store) => {
        store?.removeItem(refreshKey);
        store?.setItem(accessKey, accessToken);
      }),
    drop: () =>
      change((store) => {
        store?.removeItem(refreshKey);
        store?.removeItem(accessKey);
      }),
    subscribe,
  };
}

const inBrowser = typeof window !== 'undefined';

/** The tokens of this browser; on the server there are none. */
export const sessionTokens = createSessionTokens(
  () => (inBrowser ? window.localStorage : undefined),
  inBrowser ? window : undefined,
);
