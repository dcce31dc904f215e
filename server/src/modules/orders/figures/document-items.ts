import type { ItemType } from '@sabuja/contract';
import type { DeliveredPart } from '../billing/delivered-part.ts';
import type { ItemOfOrder } from '../picking/picks-store.ts';

/** The item of a document's line, with its delivered units. */
export type DocumentItem = { itemId: number; type: ItemType; units: number };

/** Returns the items of an order in the sequence of the lines of its documents (`buildInvoice`). */
export const listDocumentItems = (
  lines: readonly ItemOfOrder[],
  picks: ReadonlyMap<number, { parts: DeliveredPart[] }>,
): DocumentItem[] =>
  lines.flatMap(({ line_no, item_id, type, quantity }) => {
    const parts = picks.get(line_no)?.parts;
    return parts
      ? parts.map(({ itemId, type: kind, packs }) => ({ itemId, type: kind, units: packs }))
      : [{ itemId: item_id, type, units: quantity }];
  });
