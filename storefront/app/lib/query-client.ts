import { minutes } from '@sabuja/kit';
import { QueryClient } from '@tanstack/react-query';
import { apiStatus } from './api-status.ts';

const isFinal = (error: unknown): boolean => (apiStatus(error) ?? 500) < 500;

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minutes(1),
        retry: (failures, error) => !isFinal(error) && failures < 2,
      },
    },
  });

let browserClient: QueryClient | undefined;

/** One cache for the whole visit in a browser, a fresh one for each request on the server. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}
