import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import {
  type DataTag,
  type DehydratedState,
  dehydrate,
  hashKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

type PrefetchTask = Promise<unknown> | false | undefined;

/** Runs a page's queries in parallel on the server; the browser retries failed ones. */
export async function prefetchQueries(
  queries: (client: QueryClient) => readonly PrefetchTask[],
): Promise<{ state: DehydratedState }> {
  const client = queryClient();
  await Promise.all(queries(client));
  return { state: takeState(client) };
}

/** The data of one of the prefetched queries; undefined if it failed or was not among them. */
export const prefetchedData = <Data>(
  { queries }: DehydratedState,
  key: DataTag<QueryKey, Data, Error>,
): Data | undefined =>
  queries.find(({ queryHash }) => queryHash === hashKey(key))?.state.data as Data | undefined;

/**
 * Takes the data of a page's queries out of their client. It contains no times, so the same data makes the same
 * document; `Prefetched` adds them.
 */
export function takeState(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  client.clear();
  return { ...state, queries: state.queries.map(withoutTimes) };
}

const withoutTimes = (query: DehydratedState['queries'][number]) => ({
  ...query,
  dehydratedAt: 0,
  state: { ...query.state, dataUpdatedAt: 0 },
});
