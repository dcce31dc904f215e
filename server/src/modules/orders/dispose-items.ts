import type { Department } from '@sabuja/contract';
import { type Disposition, isPicked, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { StockReservation } from '../catalogue/index.ts';

type PickedOrder = { id: number; status: OrderStatus; department: Department };
export type ItemDisposition = { item: string; disposition: Disposition };

/**
 * Returns true when the disposition of a line is missing: to cancel a grocery order from PICKING on, staff must state
 * for each line whether it is restocked or wasted (decision 0072).
 */
export async function lacksDispositions(
  tx: Tx,
  { id, status, department }: PickedOrder,
  given: readonly ItemDisposition[] = [],
): Promise<boolean> {
  if (!isPicked(status) || department === 'KITCHEN') return false;
  const items = await tx
    .selectFrom('orders.items')
    .select('uid')
    .where('order_id', '=', id)
    .execute();
  return items.some(({ uid }) => !given.some(({ item }) => item === uid));
}

/**
 * Returns the reservations of a cancelled order that go back to stock: all of them up to CONFIRMED. From PICKING on, it
 * depends on the disposition that staff gave for each line (RESTOCK when the system cancels); kitchen items are always
 * waste. The disposition is stored with each line (decision 0072).
 */
export async function disposeItems(
  tx: Tx,
  { id, status, department }: PickedOrder,
  given: readonly ItemDisposition[] = [],
): Promise<StockReservation[]> {
  if (isPicked(status)) {
    const wasted = given.filter((line) => line.disposition === 'WASTE').map((line) => line.item);
    const isWaste = sql<boolean>`${department === 'KITCHEN'} or uid = any(${wasted}::uuid[])`;
    await tx
      .updateTable('orders.items')
      .set({ disposition: sql<Disposition>`case when ${isWaste} then 'WASTE' else 'RESTOCK' end` })
      .where('order_id', '=', id)
      .execute();
  }
  const items = await tx
    .selectFrom('orders.items')
    .select('taken')
    .where('order_id', '=', id)
    .where('disposition', 'is distinct from', 'WASTE')
    .execute();
  return items.flatMap((item) => item.taken);
}
