import { type Item, itemId } from './item.ts';
import type { ListingPage } from './listing-query.ts';

/** An item of a list, and the page it begins, when it is the first of one. */
export type ListedItem = { item: Item; startsPage?: number };

/**
 * The items of some pages in one row. One that comes again, because others were added or taken
 * away while the pages were loaded, is shown once. On each page what is sold out comes last.
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

/** How many items the page after the last loaded one has. */
export const nextPageCount = ({ page, total }: ListingPage, pageSize: number): number =>
  Math.max(0, Math.min(pageSize, total - page * pageSize));

/**
 * The page that is being read: the last one whose beginning has come above `line`.
 * @param pageStarts in the order of the list; `top` in pixels from the top of the window
 */
export function findVisiblePage(
  pageStarts: readonly { page: number; top: number }[],
  line: number,
): number | undefined {
  const above = pageStarts.filter(({ top }) => top <= line);
  return (above.at(-1) ?? pageStarts[0])?.page;
}
