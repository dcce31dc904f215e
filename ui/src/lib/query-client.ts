import { minutes } from '@sabuja/kit';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isClientError } from './api-error.ts';

/** A query client with the defaults of the shop's apps. */
export const createQueryClient = (queryCache = new QueryCache()): QueryClient =>
  new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: minutes(1),
        retry: (failures, error) => !isClientError(error) && failures < 2,
      },
      // Without a network a change fails at once and says so, instead of being paused and sent unnoticed later.
      mutations: { networkMode: 'always' },
    },
  });

/** Logs failures that no screen shows (S8.20). */
const createLoggingCache = () =>
  new QueryCache({
    // biome-ignore lint/suspicious/noConsole: the one place that logs failed queries
    onError: (error, { queryKey }) => console.warn(queryKey, error),
  });

let browserClient: QueryClient | undefined;

/** The query client: one per visit in a browser, one per request on the server. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient(createLoggingCache());
  return browserClient;
}
