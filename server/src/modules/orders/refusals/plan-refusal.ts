import type { PartKind, RefusalReason } from '@sabuja/contract/rules/refused-units';
import { fail, type Paise, sumPaise } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { partTotal, scaleReservations, sumParts } from '../billing/build-delivered-part.ts';
import { listLines, readPicks } from '../picking/picks-store.ts';
import type { LockedOrder } from '../transitions-store.ts';
import { type DeliveredUnits, listDeliveredUnits, remainingPart } from './delivered-units.ts';

/** Units of a line that a customer refuses. */
export type RefusedUnits = {
  /** The uid of the line. */
  item: string;
  part: PartKind;
  quantity: number;
  reason: RefusalReason;
};

type PlannedLine = ReturnType<typeof planLine>;
/** The amount by which the bill is lowered (paise), and the lines. */
export type PlannedRefusal = { amount: Paise; lines: PlannedLine[] };

/**
 * Computes by how much refused units lower the bill of a locked order, in paise; writes nothing. Fails with NO_LINE,
 * TOO_MANY_REFUSED, REFUSED_WHOLE (part of a weighed line) or ALL_REFUSED: such an order is not delivered.
 */
export async function planRefusal(tx: Tx, order: LockedOrder, refused: readonly RefusedUnits[]) {
  const picks = order.picks_billed_at === null ? new Map() : await readPicks(tx, order.id);
  const delivered = listDeliveredUnits(await listLines(tx, order.id), picks);
  const lines: PlannedLine[] = [];
  for (const one of refused) {
    const found = delivered.find(
      ({ line, kind }) => line.uid === one.item.toLowerCase() && kind === one.part,
    );
    if (!found || lines.some(({ index }) => index === found.index)) return fail('NO_LINE');
    if (one.quantity > found.units) return fail('TOO_MANY_REFUSED', { delivered: found.units });
    if (found.isWhole && one.quantity < found.units)
      return fail('REFUSED_WHOLE', { delivered: found.units });
    lines.push(planLine(found, one));
  }
  const isAll = delivered.every(({ index, units }) =>
    lines.some((line) => line.index === index && line.quantity === units),
  );
  if (isAll) return fail('ALL_REFUSED');
  return { amount: sumPaise(lines.map((line) => line.amount)), lines };
}

/** The reduction is the difference between the part's amount before and after. */
function planLine({ line, kind, part, units, index }: DeliveredUnits, refused: RefusedUnits) {
  const { quantity, reason } = refused;
  const remaining = remainingPart(part, { refused: quantity, units });
  const [before, after] = [sumParts([part]), sumParts(remaining ? [remaining] : [])];
  return {
    index,
    line_no: line.line_no,
    name: line.name,
    kind,
    quantity,
    reason,
    item_total_paise: before.item_total_paise - after.item_total_paise,
    discount_paise: before.discount_paise - after.discount_paise,
    tax_paise: before.tax_paise - after.tax_paise,
    amount: partTotal(part) - (remaining ? partTotal(remaining) : 0),
    taken: scaleReservations(part.taken, quantity, units),
  };
}
