import type { User } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes, seconds } from '@sabuja/kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type SessionTokens, sessionTokens, type TokenPair } from '../../lib/session-tokens.ts';

/** Everything a customer alone may see is cached under this name, and forgotten at sign-out. */
const PRIVATE_SCOPE = 'mine';

/** The key of a query whose answer belongs to the signed-in customer. */
export const privateQueryKey = (...parts: readonly unknown[]) => [PRIVATE_SCOPE, ...parts] as const;

const sessionKey = privateQueryKey('user');

/** Who is signed in. */
export const sessionQuery = (api: Client) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<User | null> => api('GET /api/v1/auth/whoami', { signal }),
    staleTime: minutes(1),
  });

/** Makes the session of a validated code this browser's. */
export function startSession(
  client: QueryClient,
  result: TokenPair & { user: User },
  tokens: SessionTokens = sessionTokens,
): void {
  client.setQueryData(sessionKey, result.user);
  tokens.store(result);
}

/** Makes the customer of a link's access token this browser's; whoever was here before is forgotten. */
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

/** Ends the session here and in every tab, empties the storages and goes Home. */
export async function endSession(options: EndSessionOptions): Promise<void> {
  // Out of reach or already over: this browser forgets the session all the same.
  const signal = AbortSignal.timeout(seconds(5));
  await options.api('GET /api/v1/auth/logout', { signal }).catch(() => undefined);
  for (const storage of options.storages) storage.clear();
  options.tokens.clear();
  clearCustomerCache(options.client);
  await options.goHome();
}

/** Forgets the customer and everything that was theirs. */
export function clearCustomerCache(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [PRIVATE_SCOPE] });
  client.removeQueries({
    queryKey: [PRIVATE_SCOPE],
    predicate: ({ queryKey }) => queryKey[1] !== 'user',
  });
  void client.resetQueries({ queryKey: sessionKey });
}

const connectedClients = new WeakSet<QueryClient>();

/** Forgets the customer in this tab when the tokens go, whichever tab they went from. */
export function watchSessionTokens(
  client: QueryClient,
  tokens: SessionTokens = sessionTokens,
): void {
  if (connectedClients.has(client)) return;
  connectedClients.add(client);
  let hadToken = tokens.access() !== null;
  tokens.subscribe(() => {
    const hasToken = tokens.access() !== null;
    if (hadToken && !hasToken) clearCustomerCache(client);
    hadToken = hasToken;
  });
}
