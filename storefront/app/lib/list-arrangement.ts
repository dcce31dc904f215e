import { useLingui } from '@lingui/react/macro';
import type { ListArrangement } from '@sabuja/contract/rules/page-paths';

const SORTS = ['price', 'price_desc', 'discount', 'origin'] as const;

/** Parses the sort and filters of a list from a URL; unknown values are ignored. */
export function parseArrangement(params: URLSearchParams): ListArrangement {
  const veg = params.get('veg');
  return {
    sort: SORTS.find((sort) => sort === params.get('sort')),
    stock: params.get('stock') === '1' ? 1 : undefined,
    off: params.get('off') === '1' ? 1 : undefined,
    veg: veg === '0' ? 0 : veg === '1' ? 1 : undefined,
    origin: /^[A-Z]{2}$/.exec(params.get('origin') ?? '')?.[0],
  };
}

/** Picks the arrangement from a view that has other fields too. */
export const pickArrangement = ({ sort, stock, off, veg, origin }: ListArrangement) => ({
  sort,
  stock,
  off,
  veg,
  origin,
});

/** The parameters of a request for such a list. */
export const arrangementQuery = ({ sort, stock, off, veg, origin }: ListArrangement) => ({
  ...(sort && { sort }),
  ...(stock && { in_stock: true }),
  ...(off && { discounted: true }),
  ...(veg !== undefined && { veg_nonveg: veg }),
  ...(origin && { origin }),
});

/** True if a filter may hide a part of the list. */
export const isFiltered = ({ stock, off, veg, origin }: ListArrangement): boolean =>
  [stock, off, veg, origin].some((filter) => filter !== undefined);

/** The sorts that a list offers in addition to its default order; by origin only if products are imported. */
export function useSortNames(
  hasOrigins: boolean,
): { sort: NonNullable<ListArrangement['sort']>; name: string }[] {
  const { t } = useLingui();
  return [
    { sort: 'price', name: t`Lowest price first` },
    { sort: 'price_desc', name: t`Highest price first` },
    { sort: 'discount', name: t`Biggest discount first` },
    ...(hasOrigins ? [{ sort: 'origin' as const, name: t`Country of origin` }] : []),
  ];
}
