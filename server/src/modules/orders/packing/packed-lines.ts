import type { Db, Tx } from '../../../platform/db/index.ts';
import { findVegStocks } from '../../catalogue/index.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';

/** A line of an order as it is packed. `pick` is undefined for a line packed as ordered. */
export type PackedLine = {
  item: ItemOfOrder;
  pick: LinePick | undefined;
  isVeg: boolean;
  isPacked: boolean;
};

/**
 * Returns the lines of orders by order id. A line is vegetarian when all its packed products are known to be
 * vegetarian.
 */
export async function listPackedLines(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<Map<number, PackedLine[]>> {
  if (orderIds.length === 0) return new Map();
  const [items, picks] = await Promise.all([
    db
      .selectFrom('orders.items')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('line_no')
      .execute(),
    db.selectFrom('orders.picks').selectAll().where('order_id', 'in', orderIds).execute(),
  ]);
  const pickOf = new Map(picks.map((pick) => [`${pick.order_id} ${pick.line_no}`, pick]));
  const lines = items.map((item) => {
    const pick = pickOf.get(`${item.order_id} ${item.line_no}`);
    const taken = pick ? pick.parts.flatMap((part) => part.taken) : item.taken;
    // A line of which nothing is packed is listed as veg or non-veg like the ordered product.
    return { item, pick, stocks: taken.length > 0 ? taken : item.taken, isPacked: isPacked(pick) };
  });
  const veg = await findVegStocks(db, [
    ...new Set(lines.flatMap(({ stocks }) => stocks.map(({ stockId }) => stockId))),
  ]);
  return Map.groupBy(
    lines.map(({ stocks, ...line }) => ({
      ...line,
      isVeg: stocks.length > 0 && stocks.every(({ stockId }) => veg.has(stockId)),
    })),
    ({ item }) => item.order_id,
  );
}

const isPacked = (pick: LinePick | undefined): boolean =>
  pick === undefined || pick.parts.length > 0;
