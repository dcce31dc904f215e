import { useSearchParams } from 'react-router';
import { withoutEmpty } from '../../lib/filter-form.tsx';

/** The filter and page of a list. They stand in the address; another filter begins with the first page. */
export function useFilteredPage<F extends object>(parse: (params: URLSearchParams) => F) {
  const [params, setParams] = useSearchParams();
  const filter = parse(params);
  const query = { ...filter } as Record<string, string>;
  return {
    filter,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    setFilter: (next: Readonly<Record<string, string>>) => setParams(withoutEmpty(next)),
    setPage: (next: number) => setParams({ ...query, page: String(next) }),
    /** Of calls that take the same filter. */
    search: new URLSearchParams(query).toString(),
  };
}
