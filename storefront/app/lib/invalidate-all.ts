import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Marks all queries under these keys as stale; resolves when the active ones have been refetched.
 */
export const invalidateAll = (client: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
