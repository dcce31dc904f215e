import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

type PrefetchTask = Promise<unknown> | false | undefined;

/** Runs the queries of a page side by side on the server; a failed one is left for the browser to ask. */
export async function prefetchQueries(
  queries: (client: QueryClient) => readonly PrefetchTask[],
): Promise<{ state: DehydratedState }> {
  const client = queryClient();
  await Promise.all(queries(client));
  const state = dehydrate(client);
  client.clear();
  return { state };
}
