import type { Client } from '@sabuja/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { searchCombosQuery, searchPageQuery } from './search-page-queries.ts';
import { parseSearchView } from './search-view.ts';

/** The requests of the results page for the search in a URL. */
export function prefetchSearchPage(
  client: QueryClient,
  api: Client,
  url: string,
): Promise<unknown>[] {
  const view = parseSearchView(new URL(url).searchParams);
  if (view.q === '') return [];
  return [
    client.prefetchInfiniteQuery(searchPageQuery(api, view)),
    client.prefetchInfiniteQuery(searchCombosQuery(api, view)),
  ];
}
