import { type BrowserStorage, withStorage } from '@sabuja/ui/lib/browser-storage.ts';
import { createListeners } from '@sabuja/ui/lib/create-store.ts';

/** The tokens of a signed-in customer. The access token is in local storage, the refresh token in memory only. */
export type TokenPair = { access_token: string; refresh_token: string };

type Events = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export type SessionTokens = {
  access: () => string | null;
  refresh: () => string | null;
  /** The refresh token that an earlier release left in local storage; null once it was exchanged. */
  storedRefresh: () => string | null;
  store: (pair: TokenPair) => void;
  /**
   * Stores a link's access token and removes the refresh token, which belongs to another session.
   */
  storeAccess: (accessToken: string) => void;
  clear: () => void;
  /** Calls the listener when this or another tab signs in, renews or signs out. */
  subscribe: (listener: () => void) => () => void;
};

const ACCESS_KEY = 'token';
const REFRESH_KEY = 'refresh_token';

/** Where storage is forbidden, reads return null and writes do nothing. */
export function createSessionTokens(
  storage: () => BrowserStorage | undefined,
  events?: Events,
): SessionTokens {
  const { notify, subscribe } = createListeners(() => {
    events?.addEventListener('storage', onStorage);
    events?.addEventListener('pageshow', onPageShow);
    return () => {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
    };
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === ACCESS_KEY) notify();
  };
  // A page in the back/forward cache received no changes.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  let refreshToken: string | null = null;
  const read = (key: string) => withStorage(() => storage()?.getItem(key)) ?? null;
  const updateStorage = (update: (store: BrowserStorage | undefined) => void) => {
    withStorage(() => update(storage()));
    notify();
  };
  return {
    access: () => read(ACCESS_KEY),
    refresh: () => refreshToken,
    storedRefresh: () => read(REFRESH_KEY),
    store: (pair) =>
      updateStorage((store) => {
        refreshToken = pair.refresh_token;
        store?.removeItem(REFRESH_KEY);
        store?.setItem(ACCESS_KEY, pair.access_token);
      }),
    storeAccess: (accessToken) =>
      updateStorage((store) => {
        refreshToken = null;
        store?.removeItem(REFRESH_KEY);
        store?.setItem(ACCESS_KEY, accessToken);
      }),
    clear: () =>
      updateStorage((store) => {
        refreshToken = null;
        store?.removeItem(REFRESH_KEY);
        store?.removeItem(ACCESS_KEY);
      }),
    subscribe,
  };
}

/** Whether two access tokens are of different customers; false if one of them cannot be read. */
export function areOfOtherCustomers(one: string | null, other: string | null): boolean {
  const [customer, otherCustomer] = [customerOf(one), customerOf(other)];
  return customer !== undefined && otherCustomer !== undefined && customer !== otherCustomer;
}

/** The customer's uid in an access token, which is a JWT; undefined if it cannot be read. */
function customerOf(token: string | null): string | undefined {
  const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return (JSON.parse(atob(payload ?? '')) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

const isBrowser = typeof window !== 'undefined';

/** This browser's tokens; none on the server. */
export const sessionTokens = createSessionTokens(
  () => (isBrowser ? window.localStorage : undefined),
  isBrowser ? window : undefined,
);
