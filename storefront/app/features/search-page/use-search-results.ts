import type { SearchView } from '@sabuja/contract/rules/page-paths';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { searchCombosQuery, searchPageQuery } from './search-page-queries.ts';

/** What is loaded of the products or combos of a search, and how many match it. */
export type ResultList<T> = {
  query: UseInfiniteQueryResult<InfiniteData<{ results: T[]; total: number }>>;
  items: T[];
  total: number;
};

/**
 * The products and combos of a search. While they are filtered or sorted anew, the results so far stay; those of
 * another text do not, because they would be shown below its heading.
 */
export function useSearchResults(view: SearchView) {
  const api = useApi();
  const page = searchPageQuery(api, view);
  const comboPage = searchCombosQuery(api, view);
  const products = useInfiniteQuery({
    ...page,
    placeholderData: (shown, from) => (isSameText(from, page) ? shown : undefined),
  });
  const combos = useInfiniteQuery({
    ...comboPage,
    placeholderData: (shown, from) => (isSameText(from, comboPage) ? shown : undefined),
  });
  return {
    products: toList(products),
    combos: toList(combos),
    isPending: products.isPending || combos.isLoading,
    /** The results that are shown belong to the filters and order before. */
    isReloading: products.isPlaceholderData || combos.isPlaceholderData,
    /** No results can be shown. A list that could not be continued or refreshed stays. */
    isFailed: products.isError && products.data === undefined,
  };
}

const toList = <T>(query: ResultList<T>['query']): ResultList<T> => ({
  query,
  items: query.data?.pages.flatMap(({ results }) => results) ?? [],
  total: query.data?.pages[0]?.total ?? 0,
});

type Keyed = { queryKey: readonly unknown[] };
const isSameText = (from: Keyed | undefined, to: Keyed): boolean =>
  from?.queryKey[1] === to.queryKey[1];
