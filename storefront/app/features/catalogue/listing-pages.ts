import { type Item, itemId } from './item.ts';
import type { ListingPage } from './listing-query.ts';

/** An item of a listing; `startsPage` is set on the first item of a page. */
export type ListedItem = { item: Item; startsPage?: number };

/**
 * Merges pages into one list. An item that appears twice, because the listing changed between
 * requests, is listed once. On each page, sold-out items come last.
 */
export function mergePages(pages: readonly ListingPage[]): ListedItem[] {
  const seen = new Set<number>();
  return pages.flatMap(({ page, results }) => {
    const newItems = results.filter((item) => item.inactive === 0 && !seen.has(itemId(item)));
    for (const item of newItems) seen.add(itemId(item));
    return soldOutLast(newItems).map((item, index) =>
      index === 0 ? { item, startsPage: page } : { item },
    );
  });
}

const soldOutLast = (items: readonly Item[]): Item[] => [
  ...items.filter(({ quantity }) => quantity > 0),
  ...items.filter(({ quantity }) => quantity === 0),
];

/** Maximum number of items for which a listing reserves space. */
const MAX_PLACEHOLDERS = 60;

/**
 * Number of items after the last loaded page, at most MAX_PLACEHOLDERS. Space for all of them is reserved
 * from the start, so that loading a page does not move the content below the list.
 */
export const placeholderCount = ({ page, total }: ListingPage, pageSize: number): number =>
  Math.max(0, Math.min(MAX_PLACEHOLDERS, total - page * pageSize));

/**
 * The visible page: the last one whose start is above `line`.
 * @param pageStarts in the order of the list; `top` in pixels from the top of the window
 */
export function findVisiblePage(
  pageStarts: readonly { page: number; top: number }[],
  line: number,
): number | undefined {
  const above = pageStarts.filter(({ top }) => top <= line);
  return (above.at(-1) ?? pageStarts[0])?.page;
}
