import type { Combo, Stock } from '@sabuja/contract';

/** What stands on a shelf. Stocks and combos share one sequence of ids. */
export type Item = Stock | Combo;

export const itemId = (item: Item): number => ('stock_id' in item ? item.stock_id : item.id);

/** The id of an item's card in the document, for what leads to it. */
export const cardId = (id: number): string => `item-${id}`;

/** Marks the first card of a page, for the address to follow and for links to lead to. */
export const PAGE_START_ATTRIBUTE = 'data-begins-page';
