import { paths } from '../../../lib/paths.ts';
import type { ShownLine } from '../waiting-picks.ts';

/** The letters of the containers, one for each order. */
const TAGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** Maximum number of orders picked together: the containers that fit on a trolley. */
export const MAX_TOGETHER = TAGS.length;

const uidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Path of the page on which orders are picked together. */
export const togetherPath = (uids: readonly string[]): string =>
  `${paths.pickTogether}?${new URLSearchParams({ orders: uids.join(',') })}`;

/** Parses the uids of that page's orders; ignores invalid ones. */
export function parseTogether(params: URLSearchParams): string[] {
  const uids = (params.get('orders') ?? '').split(',').filter((uid) => uidPattern.test(uid));
  return [...new Set(uids)].slice(0, MAX_TOGETHER);
}

/** The letter of an order's container, by the order's position in the URL: it stays when others are packed. */
export const tagAt = (index: number): string => TAGS[index] ?? '';

/** The lines of several orders that ask for the same product. */
export type ProductGroup = Pick<ShownLine, 'name' | 'units' | 'image_url' | 'aisle'> & {
  key: string;
  /** Units of all lines. */
  quantity: number;
  lines: ShownLine[];
};

/** The lines by product, in the sequence of the aisles. */
export function groupByProduct(lines: readonly ShownLine[]): ProductGroup[] {
  const groups = Map.groupBy(lines, ({ type, aisle, name, units }) =>
    JSON.stringify([aisle, name, units, type]),
  );
  return [...groups]
    .flatMap(([key, grouped]) => {
      const [first] = grouped;
      const quantity = grouped.reduce((sum, line) => sum + line.quantity, 0);
      return first ? [{ ...first, key, quantity, lines: grouped }] : [];
    })
    .toSorted(
      (a, b) =>
        a.aisle.localeCompare(b.aisle, 'en', { numeric: true }) ||
        a.name.localeCompare(b.name, 'en'),
    );
}
