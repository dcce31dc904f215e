import { fail, type Paise, sumPaise } from '@sabuja/kit';
import { executeWrites, type Tx } from '../../../platform/db/index.ts';
import { nameOf } from '../../../platform/texts/index.ts';
import {
  findItems,
  lockStocks,
  releaseStock,
  reserveStockStatement,
  type StockReservation,
  type WriteOff,
  writeOffStock,
} from '../../catalogue/index.ts';
import {
  type ItemOfOrder,
  type LinePick,
  listLines,
  readPicks,
  writeTaken,
} from '../picking/picks-store.ts';
import type { LockedOrder } from '../transitions-store.ts';
import { agreedTotal, scaleReservations, type sumParts } from './build-delivered-part.ts';
import { reduceBill } from './reduce-bill.ts';

type PickedLine = { line: ItemOfOrder; pick: LinePick };

/**
 * Changes the bill of a packed order to what was picked, once: corrects the stock, lowers the bill and refunds what was
 * overpaid. Lines without a pick are delivered as ordered. Amounts are computed from the agreed lines and the final
 * picks, so that each is rounded once. The order must be locked; locks stock by id, the payments and the wallet.
 * Fails with NOTHING_PICKED, or with NOT_IN_STOCK when a substitute was sold out meanwhile.
 */
export async function billPicks(tx: Tx, order: LockedOrder, memberId: number | null, now: Date) {
  if (order.picks_billed_at !== null) return undefined;
  const picks = await readPicks(tx, order.id);
  const lines = await listLines(tx, order.id);
  const picked = lines.flatMap((line): PickedLine[] => {
    const pick = picks.get(line.line_no);
    return pick ? [{ line, pick }] : [];
  });
  if (picked.length === 0) return undefined;
  if (picked.length === lines.length && picked.every(({ pick }) => pick.parts.length === 0))
    return fail('NOTHING_PICKED');
  const refusal = await correctStock(tx, order, picked, { memberId, now });
  if (refusal) return refusal;
  const amounts = billedAmounts(lines, picks);
  const final =
    amounts.item_total_paise - amounts.discount_paise + amounts.tax_paise + order.delivery_paise;
  const reduction = order.final_paise - final;
  const pending =
    reduction > 0
      ? await reduceBill(tx, order, { amount: reduction, cause: 'SHORTAGE' }, now)
      : order.pending_paise;
  await tx
    .updateTable('orders.orders')
    .set({ ...amounts, final_paise: final, pending_paise: pending, picks_billed_at: now })
    .where('id', '=', order.id)
    .execute();
  return undefined;
}

type BilledAmounts = ReturnType<typeof sumParts>;

function billedAmounts(
  lines: readonly ItemOfOrder[],
  picks: ReadonlyMap<number, LinePick>,
): BilledAmounts {
  const billed = lines.map((line) => picks.get(line.line_no) ?? asOrdered(line));
  const sum = (field: keyof BilledAmounts): Paise => sumPaise(billed.map((line) => line[field]));
  return {
    item_total_paise: sum('item_total_paise'),
    discount_paise: sum('discount_paise'),
    tax_paise: sum('tax_paise'),
  };
}

function asOrdered(line: ItemOfOrder): BilledAmounts {
  const itemTotal = line.cost_paise * line.quantity;
  return {
    item_total_paise: itemTotal,
    discount_paise: itemTotal - (agreedTotal(line) - line.tax_paise),
    tax_paise: line.tax_paise,
  };
}

/**
 * Reserves substitutes, returns units to stock that the customer does not want, writes off units that were missing or
 * damaged, and stores the new reservations of each line. Kitchen items never return to stock.
 */
async function correctStock(
  tx: Tx,
  order: LockedOrder,
  picked: readonly PickedLine[],
  by: { memberId: number | null; now: Date },
) {
  const substitutes = picked.flatMap(({ pick }) =>
    pick.parts.filter((part) => part.kind === 'SUBSTITUTE').flatMap((part) => part.taken),
  );
  const released: StockReservation[] = [];
  const writtenOff: WriteOff[] = [];
  for (const { line, pick } of picked) {
    const missing = scaleReservations(line.taken, line.quantity - pick.found, line.quantity);
    const reason =
      order.department === 'KITCHEN' && pick.reason === 'NOT_WANTED' ? 'DAMAGED' : pick.reason;
    if (reason === 'NOT_WANTED') released.push(...missing);
    else if (reason !== null) writtenOff.push(...missing.map((part) => ({ ...part, reason })));
  }
  const all = [...substitutes, ...released, ...writtenOff].map(({ stockId }) => stockId);
  if (all.length > 0) await lockStocks(tx, all, []);
  const shortage = await findSoldOut(tx, substitutes);
  if (shortage) return shortage;
  const cause = { orderUid: order.uid, ...by };
  if (substitutes.length > 0)
    await executeWrites(tx, { stock: reserveStockStatement(substitutes, cause) });
  if (released.length > 0) await releaseStock(tx, released, cause);
  await writeOffStock(tx, writtenOff, cause);
  const taken = picked.map(({ line, pick }) => ({
    line_no: line.line_no,
    taken: pick.parts.flatMap((part) => part.taken),
  }));
  await writeTaken(tx, order.id, taken);
  return undefined;
}

/** Sums the units per substitute, since several lines may have the same one. */
async function findSoldOut(tx: Tx, substitutes: readonly StockReservation[]) {
  const items = await findItems(
    tx,
    substitutes.map(({ stockId }) => ({ id: stockId, type: 'STOCK' as const })),
  );
  for (const [id, item] of items) {
    const needed = substitutes.filter(({ stockId }) => stockId === id);
    if (needed.reduce((sum, { quantity }) => sum + quantity, 0) > item.available)
      return fail('NOT_IN_STOCK', { item: nameOf(item), available: item.available });
  }
  return undefined;
}
