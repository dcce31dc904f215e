import { type Paise, shareOf, sumPaise } from '@sabuja/kit';
import type { Invoice } from '../invoice/invoice-content.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';
import type { PaidUnits } from './refunds-store.ts';

/** A line of a delivered order and what can be refunded of it. */
export type RefundableLine = {
  item: ItemOfOrder;
  /** The lines of the invoice that it became. */
  indexes: number[];
  /** Units that were delivered, and those that no refund covers yet. */
  delivered: number;
  left: number;
  restocked: number;
  /** What all its units cost, and what no credit note covers yet. */
  total: Paise;
  remaining: Paise;
};

type Documents = { invoiced: Invoice; remaining: Invoice };

/** Matches the lines of an order with those of its invoice: one each, or one for each part that was delivered. */
export function toRefundableLines(
  items: readonly ItemOfOrder[],
  picks: ReadonlyMap<number, LinePick>,
  { invoiced, remaining }: Documents,
  units: ReadonlyMap<number, PaidUnits>,
): RefundableLine[] {
  let next = 0;
  return items.map((item) => {
    const parts = picks.get(item.line_no)?.parts;
    const indexes = Array.from({ length: parts ? parts.length : 1 }, () => next++);
    const delivered = parts
      ? parts.reduce((sum, { packs }) => sum + Math.ceil(packs), 0)
      : item.quantity;
    const { refunded, restocked } = units.get(item.line_no) ?? { refunded: 0, restocked: 0 };
    const sum = (invoice: Invoice) => sumPaise(indexes.map((i) => invoice.lines[i]?.total ?? 0));
    return {
      item,
      indexes,
      delivered,
      left: Math.max(0, delivered - refunded),
      restocked,
      total: sum(invoiced),
      remaining: sum(remaining),
    };
  });
}

/** What some units of a line come to; the last ones what remains. Never more than remains of the line. */
export const amountOfUnits = (line: RefundableLine, quantity: number): Paise =>
  quantity === line.left
    ? line.remaining
    : Math.min(line.remaining, shareOf(line.total, quantity, line.delivered));
