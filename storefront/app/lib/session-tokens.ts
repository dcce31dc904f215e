/** The pair of tokens of a signed-in customer, kept in the browser's local storage. */
export type TokenPair = { access_token: string; refresh_token: string };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
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
  storage: () => Store | undefined,
  events?: Events,
): SessionTokens {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === accessKey) tell();
  };
  const read = (key: string) => attempt(() => storage()?.getItem(key) ?? null) ?? null;
  return {
    access: () => read(accessKey),
    refresh: () => read(refreshKey),
    keep: (pair) => {
      attempt(() => {
        storage()?.setItem(refreshKey, pair.refresh_token);
        storage()?.setItem(accessKey, pair.access_token);
      });
      tell();
    },
    keepAccess: (accessToken) => {
      attempt(() => {
        storage()?.removeItem(refreshKey);
        storage()?.setItem(accessKey, accessToken);
      });
      tell();
    },
    drop: () => {
      attempt(() => {
        storage()?.removeItem(refreshKey);
        storage()?.removeItem(accessKey);
      });
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const inBrowser = typeof window !== 'undefined';

/** The tokens of this browser; on the server there are none. */
export const sessionTokens = createSessionTokens(
  () => (inBrowser ? window.localStorage : undefined),
  inBrowser ? window : undefined,
);
