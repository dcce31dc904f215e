import type { SearchView } from '@sabuja/contract/rules/page-paths';

const SORTS = ['price', 'price_desc', 'discount'] as const;
const MAX_QUERY_LENGTH = 100;

/** The search in a URL; anything it does not know counts as not given. */
export function parseSearchView(params: URLSearchParams): SearchView {
  const veg = params.get('veg');
  return {
    q: (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH),
    sort: SORTS.find((sort) => sort === params.get('sort')),
    stock: params.get('stock') === '1' ? 1 : undefined,
    off: params.get('off') === '1' ? 1 : undefined,
    veg: veg === '0' ? 0 : veg === '1' ? 1 : undefined,
  };
}

/** True when results are selected, so that there may be others. */
export const isFiltered = ({ stock, off, veg }: SearchView): boolean =>
  stock !== undefined || off !== undefined || veg !== undefined;
