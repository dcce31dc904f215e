import type { Category } from '@sabuja/contract';
import { MAX_ID, MAX_PAGE } from '@sabuja/contract/limits';
import type { CategoryView } from '../../lib/paths.ts';

/** A number as the shop's own links spell it. */
function parsePositiveInteger(text: string | null): number | undefined {
  const value = text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= MAX_ID ? value : undefined;
}

export type CategoryPageView = CategoryView & { page: number };

/** What the address asks for; anything it garbles is as if it were not there. */
export function parseView(search: URLSearchParams): CategoryPageView {
  const veg = search.get('veg');
  return {
    sub: parsePositiveInteger(search.get('sub')),
    show: search.get('show') === 'combo' ? 'combo' : undefined,
    veg: veg === '0' ? 0 : veg === '1' ? 1 : undefined,
    page: parsePage(search.get('page')),
  };
}

/** A number too large for a page means the last one, which is looked for from here. */
const parsePage = (text: string | null): number =>
  text !== null && /^\d{6,}$/.test(text) ? MAX_PAGE : (parsePositiveInteger(text) ?? 1);

/** The id in the address, or nothing when it cannot be one. */
export const parseId = (text: string | undefined): number | undefined =>
  parsePositiveInteger(text ?? null);

/** The subcategory asked for, or the first. */
export const selectSubcategory = (
  subcategories: readonly Category[],
  requested: number | undefined,
) => subcategories.find(({ category_id }) => category_id === requested) ?? subcategories[0];

/** Whether a category's list offers All / Veg / Non-Veg; `ignored` is the setting's comma list. */
export const hasVegFilter = (categoryId: number, ignored: string): boolean =>
  !ignored.split(',').some((id) => id.trim() === String(categoryId));

/** The view of a category that has no veg filter leaves one in the address aside. */
export const withoutVegFilter = (view: CategoryPageView): CategoryPageView => ({
  ...view,
  veg: undefined,
});

/** Page numbers to link to: the first, the last, and those around the present one; 0 is a gap. */
export function pageNumbers(page: number, total: number): number[] {
  const nearby = [1, page - 1, page, page + 1, total].filter((n) => n >= 1 && n <= total);
  const shown = [...new Set(nearby)].sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? n;
    return n - before > 1 ? [0, n] : [n];
  });
}

/** The last page of a list, for an address beyond it; nothing for an address on the list. */
export function lastPageBefore(
  page: number,
  { results, total_pages }: { results: readonly unknown[]; total_pages: number },
): number | undefined {
  return page > 1 && results.length === 0 ? Math.max(1, total_pages) : undefined;
}
