import type { Category } from '@sabuja/contract';
import { MAX_ID, MAX_PAGE } from '@sabuja/contract/limits';
import { parseArrangement } from '../../lib/list-arrangement.ts';
import type { CategoryView } from '../../lib/paths.ts';

/** Parses a positive integer without leading zeros. */
function parsePositiveInteger(text: string | null): number | undefined {
  const value = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_ID ? value : undefined;
}

export type CategoryPageView = CategoryView & { page: number };

/** Parses the view from the URL; invalid parameters are ignored. */
export function parseView(search: URLSearchParams): CategoryPageView {
  return {
    sub: parsePositiveInteger(search.get('sub')),
    show: search.get('show') === 'combo' ? 'combo' : undefined,
    ...parseArrangement(search),
    page: parsePage(search.get('page')),
  };
}

/** Longer page numbers become MAX_PAGE, which redirects to the last page. */
const parsePage = (text: string | null): number =>
  text !== null && /^\d{6,}$/.test(text) ? MAX_PAGE : (parsePositiveInteger(text) ?? 1);

/** Parses an id from the URL; undefined if invalid. */
export const parseId = (text: string | undefined): number | undefined =>
  parsePositiveInteger(text ?? null);

/** The requested subcategory, or the first one. */
export const selectSubcategory = (
  subcategories: readonly Category[],
  requested: number | undefined,
) => subcategories.find(({ category_id }) => category_id === requested) ?? subcategories[0];

/**
 * Whether a category's listing offers All / Veg / Non-Veg (S7b.11); `ignored` is the setting's
 * comma-separated list.
 */
export const hasVegFilter = (categoryId: number, ignored: string): boolean =>
  !ignored.split(',').some((id) => id.trim() === String(categoryId));

/** Countries of origin by which a list can be filtered; none for combos or if no product is imported. */
export const offeredOrigins = (
  { show }: Pick<CategoryPageView, 'show'>,
  { origins }: Pick<Category, 'origins'>,
): readonly string[] => (show === 'combo' ? [] : (origins ?? []));

/** The view of a subcategory; drops a country, or the sort by origin, that the subcategory does not offer. */
export function viewOfSubcategory(
  view: CategoryPageView,
  subcategory: Category,
): CategoryPageView & { sub: number } {
  const offered = offeredOrigins(view, subcategory);
  return {
    ...view,
    sub: subcategory.category_id,
    sort: view.sort === 'origin' && offered.length === 0 ? undefined : view.sort,
    origin: offered.find((code) => code === view.origin),
  };
}

/** The view without its veg parameter, for a category without a veg filter. */
export const withoutVegFilter = (view: CategoryPageView): CategoryPageView => ({
  ...view,
  veg: undefined,
});

/** Maximum number of cells that `pageNumbers` returns: as many as fit on a phone. */
const MAX_PAGE_CELLS = 5;

/**
 * Page numbers to link: the first, the last, the current one; 0 marks a gap. The number of cells is
 * the same for each page of a listing, so that links do not move when the current page changes.
 */
export function pageNumbers(page: number, total: number): number[] {
  if (total <= MAX_PAGE_CELLS) return Array.from({ length: total }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 3), total - 2);
  return [1, middle === 3 ? 2 : 0, middle, middle === total - 2 ? total - 1 : 0, total];
}

/** The last page if the requested one is beyond it; otherwise undefined. */
export function lastPageBefore(
  page: number,
  { results, total_pages }: { results: readonly unknown[]; total_pages: number },
): number | undefined {
  return page > 1 && results.length === 0 ? Math.max(1, total_pages) : undefined;
}
