import type { Stock } from '@sabuja/contract';
import type { Milliseconds } from '@sabuja/kit';

/** How long typing must rest before the shop is asked. */
export const DEBOUNCE_DELAY: Milliseconds = 200;

/** What is asked for; empty and blank text asks nothing. */
export const normalizeQuery = (typed: string): string =>
  typed.trim().replace(/\s+/g, ' ').slice(0, 100);

/** Only products on sale are offered. */
export const activeStocks = (results: readonly Stock[]): Stock[] =>
  results.filter(({ inactive }) => inactive === 0);

/** The row that an arrow key leads to; -1 is the field itself, and the ends meet. */
export function nextRow(key: string, row: number, count: number): number {
  if (key === 'ArrowDown') return row + 1 >= count ? -1 : row + 1;
  if (key === 'ArrowUp') return row === -1 ? count - 1 : row - 1;
  return row;
}
