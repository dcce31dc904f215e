import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { searchCombosQuery, searchPageQuery } from './search-page-queries.ts';

/**
 * The products and combos of a search. While they are filtered or sorted anew, the results so far stay; those of
 * another text do not, because they would be shown below its heading.
 */
export function useSearchResults(view: SearchView) {
  const api = useApi();
  const page = searchPageQuery(api, view);
  const combo = searchCombosQuery(api, view);
  const products = useInfiniteQuery({
    ...page,
    placeholderData: (shown, from) => (isSameText(from, page) ? shown : undefined),
  });
  const combos = useQuery({
    ...combo,
    placeholderData: (shown, from) => (isSameText(from, combo) ? shown : undefined),
  });
  return {
    products,
    combos: combos.data ?? [],
    items: products.data?.pages.flatMap(({ results }) => results) ?? [],
    total: products.data?.pages[0]?.total ?? 0,
    isPending: products.isPending || combos.isLoading,
    /** The results that are shown belong to the filters and order before. */
    isReloading: products.isPlaceholderData || combos.isPlaceholderData,
    /** No results can be shown. A list that could not be continued or refreshed stays. */
    isFailed: products.isError && products.data === undefined,
  };
}

type Keyed = { queryKey: readonly unknown[] };
const isSameText = (from: Keyed | undefined, to: Keyed): boolean =>
  from?.queryKey[1] === to.queryKey[1];
