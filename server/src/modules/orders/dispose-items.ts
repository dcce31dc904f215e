import type { Department } from '@sabuja/contract';
import { type Disposition, isPicked, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { StockReservation, WriteOff } from '../catalogue/index.ts';
import { scaleReservations } from './billing/build-delivered-part.ts';
import type { WastedLine } from './waste-substitutes.ts';

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

/** What becomes of the stock of a cancelled order. */
type Disposed = {
  /** Reservations that go back to stock. */
  released: StockReservation[];
  /** Reservations whose units are missing or damaged. */
  writtenOff: WriteOff[];
  /** Wasted lines whose picked substitutes still have to leave the stock. */
  wasted: WastedLine[];
};

/**
 * Returns what becomes of the stock of a cancelled order: up to CONFIRMED all of it goes back. From PICKING on, it
 * depends on the disposition that staff gave for each line (RESTOCK when the system cancels); kitchen items are always
 * waste. The disposition is stored with each line (decision 0072). Units that the picker reported as missing or damaged
 * are written off instead, unless packing has done so. With a wasted line its picked substitute is wasted too; units
 * that the customer did not want were never picked, and go back.
 */
export async function disposeItems(
  tx: Tx,
  { id, status, department }: PickedOrder,
  given: readonly ItemDisposition[] = [],
): Promise<Disposed> {
  if (isPicked(status)) {
    const wasted = given.filter((line) => line.disposition === 'WASTE').map((line) => line.item);
    const isWaste = sql<boolean>`${department === 'KITCHEN'} or uid = any(${wasted}::uuid[])`;
    await tx
      .updateTable('orders.items')
      .set({ disposition: sql<Disposition>`case when ${isWaste} then 'WASTE' else 'RESTOCK' end` })
      .where('order_id', '=', id)
      .execute();
  }
  const disposed: Disposed = { released: [], writtenOff: [], wasted: [] };
  for (const line of await listPicked(tx, id)) {
    if (line.disposition === 'WASTE') wasteLine(disposed, line, department);
    else returnLine(disposed, line);
  }
  return disposed;
}

type PickedLine = Awaited<ReturnType<typeof listPicked>>[number];

function returnLine(
  { released, writtenOff }: Disposed,
  { taken, quantity, found, reason }: PickedLine,
): void {
  const isLost = found !== null && reason !== null && reason !== 'NOT_WANTED';
  released.push(...scaleReservations(taken, isLost ? found : quantity, quantity));
  if (!isLost) return;
  const lost = scaleReservations(taken, quantity - found, quantity);
  writtenOff.push(...lost.map((part) => ({ ...part, reason })));
}

function wasteLine(
  { released, wasted }: Disposed,
  { line_no, taken, quantity, found, reason, parts }: PickedLine,
  department: Department,
): void {
  const isUnwanted = found !== null && reason === 'NOT_WANTED' && department !== 'KITCHEN';
  const substitutes = (parts ?? [])
    .filter(({ kind }) => kind === 'SUBSTITUTE')
    .flatMap((part) => part.taken);
  if (!isUnwanted && substitutes.length === 0) return;
  if (isUnwanted) released.push(...scaleReservations(taken, quantity - found, quantity));
  const remaining = isUnwanted ? scaleReservations(taken, found, quantity) : taken;
  wasted.push({ line_no, remaining, substitutes });
}

/** The lines of a cancelled order, each with its pick unless packing has corrected the stock. */
const listPicked = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .leftJoin('orders.picks as p', (join) =>
      join
        .onRef('p.order_id', '=', 'i.order_id')
        .onRef('p.line_no', '=', 'i.line_no')
        .on('o.picks_billed_at', 'is', null),
    )
    .select(['i.line_no', 'i.taken', 'i.quantity', 'i.disposition'])
    .select(['p.found', 'p.reason', 'p.parts'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.line_no')
    .execute();
