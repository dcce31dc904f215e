import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';

type PrefetchTask = Promise<unknown> | false | undefined;

/** Runs a page's queries in parallel on the server; the browser retries failed ones. */
export async function prefetchQueries(
  queries: (client: QueryClient) => readonly PrefetchTask[],
): Promise<{ state: DehydratedState }> {
  const client = queryClient();
  await Promise.all(queries(client));
  const state = dehydrate(client);
  client.clear();
  return { state };
}
