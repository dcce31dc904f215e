import type { User } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes, seconds } from '@sabuja/kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  areOfOtherCustomers,
  type SessionTokens,
  sessionTokens,
  type TokenPair,
} from '../../lib/session-tokens.ts';

/** Key prefix of all private queries; they are removed at sign-out. */
const PRIVATE_SCOPE = 'mine';

/** Key of a query whose response belongs to the signed-in customer. */
export const privateQueryKey = (...parts: readonly unknown[]) => [PRIVATE_SCOPE, ...parts] as const;

const sessionKey = privateQueryKey('user');

/** The signed-in customer (whoami). */
export const sessionQuery = (api: Client) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<User | null> => api('GET /api/v1/auth/whoami', { signal }),
    staleTime: minutes(1),
  });

/** Stores the session of a validated code in this browser. */
export function startSession(
  client: QueryClient,
  result: TokenPair & { user: User },
  tokens: SessionTokens = sessionTokens,
): void {
  // The tokens first: the cache of another customer who was signed in here is cleared when they change.
  tokens.store(result);
  client.setQueryData(sessionKey, result.user);
}

/** Signs in with a link's access token and clears the previous customer's data. */
export function adoptToken(
  client: QueryClient,
  accessToken: string,
  tokens: SessionTokens = sessionTokens,
): void {
  if (tokens.access() === accessToken) return;
  tokens.storeAccess(accessToken);
  clearCustomerCache(client);
}

export type EndSessionOptions = {
  api: Client;
  client: QueryClient;
  tokens: SessionTokens;
  storages: readonly Pick<Storage, 'clear'>[];
  goHome: () => unknown;
};

/** Signs out here and in every tab, clears the storages and goes Home (S4a.2). */
export async function endSession(options: EndSessionOptions): Promise<void> {
  // The browser drops the session even if the server is unreachable or has ended it already.
  const signal = AbortSignal.timeout(seconds(5));
  await options.api('GET /api/v1/auth/logout', { signal }).catch(() => undefined);
  for (const storage of options.storages) storage.clear();
  options.tokens.clear();
  clearCustomerCache(options.client);
  await options.goHome();
}

/** Removes the customer and all private queries from the cache. */
export function clearCustomerCache(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [PRIVATE_SCOPE] });
  client.removeQueries({
    queryKey: [PRIVATE_SCOPE],
    predicate: ({ queryKey }) => queryKey[1] !== 'user',
  });
  void client.resetQueries({ queryKey: sessionKey });
}

const connectedClients = new WeakSet<QueryClient>();

/**
 * Clears the customer's cache in this tab when this or another tab removes the tokens, or signs in as another customer.
 * A tab that was asleep or in the back/forward cache receives only the last change.
 */
export function watchSessionTokens(
  client: QueryClient,
  tokens: SessionTokens = sessionTokens,
): void {
  if (connectedClients.has(client)) return;
  connectedClients.add(client);
  let before = tokens.access();
  tokens.subscribe(() => {
    const current = tokens.access();
    const isGone = before !== null && current === null;
    if (isGone || areOfOtherCustomers(before, current)) clearCustomerCache(client);
    before = current;
  });
}
