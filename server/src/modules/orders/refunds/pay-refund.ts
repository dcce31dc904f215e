import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { allocateProportionally, fail, formatRupees, type Paise, toRupees } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { releaseStock, type StockReservation } from '../../catalogue/index.ts';
import { findContact } from '../../identity/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { MIN_REFUND, refundOrder } from '../../payments/index.ts';
import { creditForOrder } from '../../wallet/index.ts';
import { findCashReturn } from '../dispatch/cash-to-return.ts';
import { issueCreditNoteOver } from '../invoice/issue-document.ts';
import { type CreditShares, creditContent, shareAmount } from './credit-shares.ts';
import type { RefundableOrder, RefundableState } from './read-refundable.ts';
import type { RefundableLine } from './refundable-lines.ts';
import { listRefundLines, type RefundLine, type StaffRefund } from './refunds-store.ts';

type Decision = { memberId: number; now: Date };

/**
 * Pays a stored refund: returns the money, the stock, and issues the credit note. The order must be locked and `state`
 * read after that. Locks stock by id, the wallet, the payment, the document series. Fails with TOO_MUCH (other refunds
 * came first), NO_SOURCE, NO_WALLET, or CASH_TO_RETURN while cash of the order goes back.
 */
export async function payRefund(
  { notify }: { notify: Notify },
  tx: Tx,
  order: RefundableOrder,
  { refund, state, memberId, now }: Decision & { refund: StaffRefund; state: RefundableState },
) {
  const cash = await findCashReturn(tx, order.id);
  if (cash?.returned_at === null) return fail('CASH_TO_RETURN', { amount: cash.amount });
  const lines = await listRefundLines(tx, refund.id);
  const shares = sharesOf(state, refund.amount_paise, lines);
  if (!shares) return fail('TOO_MUCH', { remaining: state.remaining });
  const split = splitAmount(refund, state);
  if (!split) return fail('NO_SOURCE', { remaining: state.source });
  const { wallet, source } = split;
  const { customer_id: customerId, uid: orderUid } = order;
  if (wallet > 0 && customerId === null) return fail('NO_WALLET');
  await restock(tx, order, { refundable: state.lines, lines, memberId, now });
  if (wallet > 0 && customerId !== null) {
    const description = `Order #${orderNumber(orderUid)}`;
    const credit = { customerId, orderUid, id: refund.uid, amount: wallet, description, now };
    await creditForOrder(tx, { ...credit, cause: 'STAFF' });
    await notifyCredited(notify, tx, { customerId, orderUid, amount: wallet, now });
  }
  if (source > 0)
    await refundOrder(tx, { orderUid, cause: 'STAFF', id: refund.uid, amount: source, now });
  await tx
    .updateTable('orders.staff_refunds')
    .set({
      state: 'PAID',
      wallet_paise: wallet,
      source_paise: source,
      decided_by: memberId,
      decided_at: now,
    })
    .where('id', '=', refund.id)
    .execute();
  await issueCreditNoteOver(tx, order.id, creditContent(state.invoice, shares), now);
  return undefined;
}

/** What is credited of each line of the invoice; undefined when less remains. */
function sharesOf(
  { remaining, invoice, lines: refundable }: RefundableState,
  amount: Paise,
  lines: readonly RefundLine[],
): CreditShares | undefined {
  if (amount > remaining || amount > invoice.total) return undefined;
  if (lines.length === 0) return shareAmount(invoice, amount);
  const shares = { lines: invoice.lines.map(() => 0), delivery: 0 };
  for (const { line_no, quantity, amount_paise } of lines) {
    const line = refundable.find(({ item }) => item.line_no === line_no);
    if (!line || quantity > line.left || amount_paise > line.remaining) return undefined;
    const totals = line.indexes.map((index) => invoice.lines[index]?.total ?? 0);
    const parts = allocateProportionally(amount_paise, totals);
    line.indexes.forEach((index, i) => {
      shares.lines[index] = parts[i] ?? 0;
    });
  }
  return shares;
}

/** To the source goes what the provider takes; undefined when too little of an online payment remains. */
function splitAmount({ target, amount_paise: amount }: StaffRefund, { source }: RefundableState) {
  if (target === 'WALLET') return { wallet: amount, source: 0 };
  if (amount > source) return undefined;
  return amount < MIN_REFUND ? { wallet: amount, source: 0 } : { wallet: 0, source: amount };
}

type Restocking = Decision & {
  refundable: readonly RefundableLine[];
  lines: readonly RefundLine[];
};

/** Returns units to stock, and records that their lines no longer use it. */
async function restock(
  tx: Tx,
  { id, uid: orderUid }: RefundableOrder,
  { refundable, lines, memberId, now }: Restocking,
): Promise<void> {
  const returned: { line: RefundableLine; parts: StockReservation[] }[] = [];
  for (const { line_no, quantity, disposition } of lines) {
    const line = refundable.find(({ item }) => item.line_no === line_no);
    if (disposition !== 'RESTOCK' || !line) continue;
    const base = line.delivered - line.restocked;
    const parts = line.item.taken.map((part) => ({
      ...part,
      quantity: Math.floor((part.quantity * quantity) / base),
    }));
    returned.push({ line, parts });
  }
  const all = returned.flatMap(({ parts }) => parts).filter(({ quantity }) => quantity > 0);
  if (all.length === 0) return;
  await releaseStock(tx, all, { orderUid, memberId, now });
  for (const { line, parts } of returned) {
    const taken = line.item.taken
      .map((part, i) => ({ ...part, quantity: part.quantity - (parts[i]?.quantity ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    await tx
      .updateTable('orders.items')
      .set({ taken: JSON.stringify(taken) as never })
      .where('order_id', '=', id)
      .where('line_no', '=', line.item.line_no)
      .execute();
  }
}

async function notifyCredited(
  notify: Notify,
  tx: Tx,
  { customerId, orderUid, amount, now }: RefundedOrder,
): Promise<void> {
  const to = await findContact(tx, customerId);
  if (!to) return;
  const params = { amount: formatRupees(toRupees(amount)), number: orderNumber(orderUid) };
  const path = paths.orderSummary(orderUid);
  await notify(tx, to, { template: 'order_refunded', params, path }, now);
}

type RefundedOrder = { customerId: number; orderUid: string; amount: Paise; now: Date };
