import { fail, type Paise } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { readTakenOutside } from '../../payments/index.ts';
import { readPaidSource } from '../billing/reduce-bill.ts';
import type { Invoice } from '../invoice/invoice-content.ts';
import { readInvoiceBalance } from '../invoice/issue-document.ts';
import { listLines, readPicks } from '../picking/picks-store.ts';
import { type RefundableLine, toRefundableLines } from './refundable-lines.ts';
import { listRefunds, readCreditedUnits, type StaffRefund } from './refunds-store.ts';

export type RefundableOrder = {
  id: number;
  uid: string;
  customer_id: number | null;
  status: string;
  final_paise: Paise;
  picks_billed_at: Date | null;
};

/** The amounts and units of a delivered order that can be refunded, in paise. */
export type RefundableState = {
  /** What staff have not refunded yet, of which the customer may have got `takenOutside` back. */
  unreturned: Paise;
  takenOutside: Paise;
  /** The difference: what can be refunded. */
  remaining: Paise;
  /** The part of `remaining` that can be refunded to the online payment. */
  source: Paise;
  invoice: Invoice;
  lines: RefundableLine[];
  refunds: StaffRefund[];
};

/** Reads what can be refunded for an order; undefined unless it is delivered and has an invoice. */
export async function readRefundable(
  tx: Tx,
  order: RefundableOrder,
): Promise<RefundableState | undefined> {
  const documents =
    order.status === 'DELIVERED' ? await readInvoiceBalance(tx, order.id) : undefined;
  if (!documents) return undefined;
  const refunds = await listRefunds(tx, order.id);
  const paid = refunds.filter(({ state }) => state === 'PAID');
  const sum = (field: 'amount_paise' | 'source_paise') =>
    paid.reduce((total, refund) => total + refund[field], 0);
  const unreturned = order.final_paise - sum('amount_paise');
  const takenOutside = await readTakenOutside(tx, order.uid);
  const remaining = Math.max(0, unreturned - takenOutside);
  const source = (await readPaidSource(tx, order)) - sum('source_paise');
  const picks = order.picks_billed_at === null ? new Map() : await readPicks(tx, order.id);
  const items = await listLines(tx, order.id);
  const units = await readCreditedUnits(tx, order.id);
  return {
    unreturned,
    takenOutside,
    remaining,
    source: Math.max(0, Math.min(remaining, source)),
    invoice: documents.remaining,
    lines: toRefundableLines(items, picks, documents, units),
    refunds,
  };
}

/** Fails with TAKEN_OUTSIDE, or with TOO_MUCH, when an amount (paise) is more than can be refunded. */
export function checkAmount(
  { unreturned, takenOutside }: Pick<RefundableState, 'unreturned' | 'takenOutside'>,
  amount: Paise,
) {
  const remaining = Math.max(0, unreturned - takenOutside);
  if (amount <= remaining) return undefined;
  return amount <= unreturned
    ? fail('TAKEN_OUTSIDE', { taken: takenOutside, remaining })
    : fail('TOO_MUCH', { remaining });
}
