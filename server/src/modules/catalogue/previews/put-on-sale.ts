import type { Tx } from '../../../platform/db/index.ts';

/** A draft is previewed as it will be on sale; what was retired stays so. */
export const putOnSale = (tx: Tx, table: 'catalogue.stocks' | 'catalogue.combos', id: number) =>
  tx
    .updateTable(table)
    .set({ draft: false, inactive: false })
    .where('id', '=', id)
    .where('draft', '=', true)
    .execute();
