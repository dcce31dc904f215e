import type { PartKind } from '@sabuja/contract/rules/refused-units';
import { type Paise, shareOf } from '@sabuja/kit';
import type { StockReservation } from '../../catalogue/index.ts';
import type { DeliveredPart } from '../billing/delivered-part.ts';
import type { Invoice } from '../invoice/invoice-content.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';
import { type DeliveredUnits, listDeliveredUnits } from '../refusals/delivered-units.ts';
import type { CreditedUnits } from './refunds-store.ts';

/** One delivered part of a line (ordered product or substitute), and what can be refunded for it. */
export type RefundableLine = {
  item: ItemOfOrder;
  kind: PartKind;
  part: DeliveredPart;
  /** The index of its line in the invoice. */
  index: number;
  /** Units that were delivered, that can still be refunded, and that were returned to stock. */
  delivered: number;
  left: number;
  restocked: number;
  /** The stock that all its delivered units used. */
  taken: StockReservation[];
  /** The amount of all its units, and the part that no credit note covers yet. */
  total: Paise;
  remaining: Paise;
};

type Documents = { invoiced: Invoice; remaining: Invoice };

/** Returns the delivered parts of an order's lines; each part is one line of the invoice. */
export function toRefundableLines(
  items: readonly ItemOfOrder[],
  picks: ReadonlyMap<number, LinePick>,
  { invoiced, remaining }: Documents,
  credited: readonly CreditedUnits[],
): RefundableLine[] {
  const delivered = listDeliveredUnits(items, picks);
  return [...Map.groupBy(delivered, ({ line }) => line)].flatMap(([line, parts]) => {
    const ofLine = credited.filter(({ line_no }) => line_no === line.line_no);
    return splitCredited(parts, ofLine).map(({ refunded, restocked, ...one }) => ({
      item: line,
      kind: one.kind,
      part: one.part,
      index: one.index,
      delivered: one.units,
      left: Math.max(0, one.units - refunded),
      restocked,
      taken: picks.has(line.line_no) ? one.part.taken : takenBefore(line, one.units, restocked),
      total: invoiced.lines[one.index]?.total ?? 0,
      remaining: remaining.lines[one.index]?.total ?? 0,
    }));
  });
}

/** Assigns refunded units to parts. Those of an earlier release name no part and fill the parts in sequence. */
function splitCredited(parts: readonly DeliveredUnits[], credited: readonly CreditedUnits[]) {
  const split = parts.map((part) => ({ ...part, refunded: 0, restocked: 0 }));
  for (const { kind, quantity, disposition } of credited.toSorted(
    (a, b) => unnamed(a) - unnamed(b),
  )) {
    let open = quantity;
    for (const part of split.filter((one) => kind === null || one.kind === kind)) {
      const units = Math.min(open, part.units - part.refunded);
      part.refunded += units;
      part.restocked += disposition === 'RESTOCK' ? units : 0;
      open -= units;
    }
  }
  return split;
}

const unnamed = ({ kind }: CreditedUnits): number => (kind === null ? 1 : 0);

/** The stock that a line without a pick used before some of its units were returned to stock. */
const takenBefore = ({ taken }: ItemOfOrder, units: number, restocked: number) =>
  taken.map((one) => ({
    ...one,
    quantity: Math.floor((one.quantity * units) / Math.max(1, units - restocked)),
  }));

/** Returns the stock of `quantity` more returned units, rounded so that all units together return what they used. */
export const unitsToStock = (
  { taken, delivered, restocked }: RefundableLine,
  quantity: number,
): StockReservation[] =>
  taken.map(({ stockId, quantity: all }) => ({
    stockId,
    quantity:
      Math.floor((all * (restocked + quantity)) / delivered) -
      Math.floor((all * restocked) / delivered),
  }));

/**
 * Returns the refund (paise) for some units of a line: never more than remains; the last units get all that remains.
 */
export const amountOfUnits = (line: RefundableLine, quantity: number): Paise =>
  quantity === line.left
    ? line.remaining
    : Math.min(line.remaining, shareOf(line.total, quantity, line.delivered));
