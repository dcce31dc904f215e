import type { Department } from '@sabuja/contract';
import { type Disposition, isPicked, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { StockReservation, WriteOff } from '../catalogue/index.ts';
import { scaleReservations } from './billing/build-delivered-part.ts';

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
 * waste. The disposition is stored with each line (decision 0072). Units that the picker reported as missing or damaged
 * are to be written off instead, unless packing has done so: they are not there to be sold.
 */
export async function disposeItems(
  tx: Tx,
  { id, status, department }: PickedOrder,
  given: readonly ItemDisposition[] = [],
): Promise<{ released: StockReservation[]; writtenOff: WriteOff[] }> {
  if (isPicked(status)) {
    const wasted = given.filter((line) => line.disposition === 'WASTE').map((line) => line.item);
    const isWaste = sql<boolean>`${department === 'KITCHEN'} or uid = any(${wasted}::uuid[])`;
    await tx
      .updateTable('orders.items')
      .set({ disposition: sql<Disposition>`case when ${isWaste} then 'WASTE' else 'RESTOCK' end` })
      .where('order_id', '=', id)
      .execute();
  }
  const released: StockReservation[] = [];
  const writtenOff: WriteOff[] = [];
  for (const { taken, quantity, found, reason } of await listReturned(tx, id)) {
    const isLost = found !== null && reason !== null && reason !== 'NOT_WANTED';
    released.push(...scaleReservations(taken, isLost ? found : quantity, quantity));
    if (!isLost) continue;
    const lost = scaleReservations(taken, quantity - found, quantity);
    writtenOff.push(...lost.map((part) => ({ ...part, reason })));
  }
  return { released, writtenOff };
}

/** The lines of a cancelled order that are not waste, each with its pick unless packing has corrected the stock. */
const listReturned = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .leftJoin('orders.picks as p', (join) =>
      join
        .onRef('p.order_id', '=', 'i.order_id')
        .onRef('p.line_no', '=', 'i.line_no')
        .on('o.picks_billed_at', 'is', null),
    )
    .select(['i.taken', 'i.quantity', 'p.found', 'p.reason'])
    .where('i.order_id', '=', orderId)
    .where('i.disposition', 'is distinct from', 'WASTE')
    .execute();
