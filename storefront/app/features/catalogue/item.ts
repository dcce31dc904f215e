import type { Combo, Stock } from '@sabuja/contract';

/** An item of a listing. Stocks and combos share one sequence of ids. */
export type Item = Stock | Combo;

export const itemId = (item: Item): number => ('stock_id' in item ? item.stock_id : item.id);

/** Element id of an item's card, for links to it. */
export const cardId = (id: number): string => `item-${id}`;

/** Attribute of the first card of a page; used to update the URL and by page links. */
export const PAGE_START_ATTRIBUTE = 'data-begins-page';
