import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import type { Milliseconds } from '@sabuja/kit';

/** Debounce of requests while typing. */
export const DEBOUNCE_DELAY: Milliseconds = 200;

/** The query to request; empty for blank text (S4e.1). */
export const normalizeQuery = (typed: string): string =>
  typed.trim().replace(/\s+/g, ' ').slice(0, MAX_SEARCH_LENGTH);

/** Filters out inactive items (S5.8). */
export const activeItems = <Item extends { inactive: 0 | 1 }>(results: readonly Item[]): Item[] =>
  results.filter(({ inactive }) => inactive === 0);

/** The row after an arrow key, wrapping around; -1 is the field. */
export function nextRow(key: string, row: number, count: number): number {
  if (key === 'ArrowDown') return row + 1 >= count ? -1 : row + 1;
  if (key === 'ArrowUp') return row === -1 ? count - 1 : row - 1;
  return row;
}
