import type { Tx } from '../../../platform/db/index.ts';
import { releaseStock, type StockReservation } from '../../catalogue/index.ts';
import type { ItemOfOrder } from './picks-store.ts';

/** The stock units that a line returns. */
type Returned = { line: ItemOfOrder; units: readonly StockReservation[] };
type ReturnedBy = { memberId: number; now: Date };

/**
 * Returns units to stock, at most as many of each stock as the line still uses, and removes them from the line. Locks
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

/** Reduces a line's reservations of one stock (there may be several) and returns the released units. */
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
