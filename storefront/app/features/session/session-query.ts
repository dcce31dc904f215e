import type { User } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes, seconds } from '@sabuja/kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type SessionTokens, sessionTokens, type TokenPair } from '../../lib/session-tokens.ts';

/** Everything a customer alone may see is cached under this name, and forgotten at sign-out. */
const mine = 'mine';

/** The key of a query whose answer belongs to the signed-in customer. */
export const mineKey = (...parts: readonly unknown[]) => [mine, ...parts] as const;

const sessionKey = mineKey('user');

/** Who is signed in. */
export const sessionQuery = (api: Client) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ signal }): Promise<User | null> => api('GET /api/v1/auth/whoami', { signal }),
    staleTime: minutes(1),
  });

/** Makes the session of a validated code this browser's. */
export function beginSession(
  client: QueryClient,
  answer: TokenPair & { user: User },
  tokens: SessionTokens = sessionTokens,
): void {
  client.setQueryData(sessionKey, answer.user);
  tokens.keep(answer);
}

/** Makes the customer of a link's access token this browser's; whoever was here before is forgotten. */
export function adoptToken(
  client: QueryClient,
  accessToken: string,
  tokens: SessionTokens = sessionTokens,
): void {
  if (tokens.access() === accessToken) return;
  tokens.keepAccess(accessToken);
  forgetCustomer(client);
}

export type SessionEnd = {
  api: Client;
  client: QueryClient;
  tokens: SessionTokens;
  storages: readonly Pick<Storage, 'clear'>[];
  goHome: () => unknown;
};

/** Ends the session here and in every tab, empties the storages and goes Home. */
export async function endSession(parts: SessionEnd): Promise<void> {
  // Out of reach or already over: this browser forgets the session all the same.
  const signal = AbortSignal.timeout(seconds(5));
  await parts.api('GET /api/v1/auth/logout', { signal }).catch(() => undefined);
  for (const storage of parts.storages) storage.clear();
  parts.tokens.drop();
  forgetCustomer(parts.client);
  await parts.goHome();
}

/** Forgets the customer and everything that was theirs. */
export function forgetCustomer(client: QueryClient): void {
  void client.cancelQueries({ queryKey: [mine] });
  client.removeQueries({ queryKey: [mine], predicate: ({ queryKey }) => queryKey[1] !== 'user' });
  void client.resetQueries({ queryKey: sessionKey });
}

const connected = new WeakSet<QueryClient>();

/** Forgets the customer in this tab when the tokens go, whichever tab they went from. */
export function connectSession(client: QueryClient, tokens: SessionTokens = sessionTokens): void {
  if (connected.has(client)) return;
  connected.add(client);
  let had = tokens.access() !== null;
  tokens.subscribe(() => {
    const has = tokens.access() !== null;
    if (had && !has) forgetCustomer(client);
    had = has;
  });
}
