import type { Tx } from '../../../platform/db/index.ts';
import { releaseStock, type StockReservation } from '../../catalogue/index.ts';
import type { ItemOfOrder } from './picks-store.ts';

/** Units of stock that come back of a line. */
type Returned = { line: ItemOfOrder; units: readonly StockReservation[] };
type ReturnedBy = { memberId: number; now: Date };

/**
 * Returns units to stock, of each stock never more than the line still uses, and records that it no longer uses them. Locks
 * stock by id; the order must be locked.
 */
export async function returnToStock(
  tx: Tx,
  order: { id: number; uid: string },
  returned: readonly Returned[],
  by: ReturnedBy,
): Promise<void> {
  const released: StockReservation[] = [];
  const left = new Map<ItemOfOrder, StockReservation[]>();
  for (const { line, units } of returned) {
    const taken = (left.get(line) ?? line.taken).map((part) => ({ ...part }));
    for (const unit of units) released.push(...takeFrom(taken, unit));
    left.set(line, taken);
  }
  if (released.length === 0) return;
  await releaseStock(tx, released, { orderUid: order.uid, ...by });
  for (const [line, taken] of left) {
    await tx
      .updateTable('orders.items')
      .set({ taken: JSON.stringify(taken.filter(({ quantity }) => quantity > 0)) as never })
      .where('order_id', '=', order.id)
      .where('line_no', '=', line.line_no)
      .execute();
  }
}

/** Lowers what a line uses of a stock, which it may use for both of its parts; returns by how much. */
function takeFrom(taken: StockReservation[], { stockId, quantity }: StockReservation) {
  const released: StockReservation[] = [];
  let open = Math.floor(quantity);
  for (const part of taken) {
    if (part.stockId !== stockId) continue;
    const units = Math.min(part.quantity, open);
    if (units > 0) released.push({ stockId, quantity: units });
    part.quantity -= units;
    open -= units;
  }
  return released;
}
