import { type NavigateOptions, useSearchParams } from 'react-router';

/** The page number of a paginated list, stored in the URL from 2 on. */
export function usePageParam(options?: NavigateOptions) {
  const [search, setSearch] = useSearchParams();
  return {
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    goToPage: (to: number) => setSearch(to === 1 ? {} : { page: String(to) }, options),
  };
}
