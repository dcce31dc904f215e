import type { Tx } from '../../../platform/db/index.ts';

/** Puts a draft on sale for its preview; a retired item stays retired. */
export const putOnSale = (tx: Tx, table: 'catalogue.stocks' | 'catalogue.combos', id: number) =>
  tx
    .updateTable(table)
    .set({ draft: false, inactive: false })
    .where('id', '=', id)
    .where('draft', '=', true)
    .execute();
