import { type Item, itemId } from './item.ts';
import type { ShelfPage } from './shelf-query.ts';

/** An item of a list, and the page it begins, when it is the first of one. */
export type Listed = { item: Item; begins?: number };

/**
 * The items of some pages in one row. One that comes again, because others were added or taken
 * away while the pages were loaded, is shown once. On each page what is sold out comes last.
 */
export function listed(pages: readonly ShelfPage[]): Listed[] {
  const seen = new Set<number>();
  return pages.flatMap(({ page, results }) => {
    const fresh = results.filter((item) => item.inactive === 0 && !seen.has(itemId(item)));
    for (const item of fresh) seen.add(itemId(item));
    return soldOutLast(fresh).map((item, index) =>
      index === 0 ? { item, begins: page } : { item },
    );
  });
}

const soldOutLast = (items: readonly Item[]): Item[] => [
  ...items.filter(({ quantity }) => quantity > 0),
  ...items.filter(({ quantity }) => quantity === 0),
];

/** How many items the page after the last loaded one has. */
export const countOfNext = ({ page, total }: ShelfPage, pageSize: number): number =>
  Math.max(0, Math.min(pageSize, total - page * pageSize));

/**
 * The page that is being read: the last one whose beginning has come above `line`.
 * @param beginnings in the order of the list; `top` in pixels from the top of the window
 */
export function readPage(
  beginnings: readonly { page: number; top: number }[],
  line: number,
): number | undefined {
  const above = beginnings.filter(({ top }) => top <= line);
  return (above.at(-1) ?? beginnings[0])?.page;
}
