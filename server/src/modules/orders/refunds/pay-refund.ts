import { orderNumber, orderTitle } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { allocateProportionally, fail, formatPaise, type Paise, sumPaise } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { hasAccount, notifyCustomer } from '../../identity/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { lockTakenOutside, MIN_REFUND, requestOrderRefund } from '../../payments/index.ts';
import { creditForOrder } from '../../wallet/index.ts';
import { findCashReturn } from '../cash/cash-to-return.ts';
import { issueCreditNoteOver } from '../invoice/issue-document.ts';
import { returnToStock } from '../picking/return-to-stock.ts';
import { type CreditShares, creditContent, shareAmount } from './credit-shares.ts';
import { checkAmount, type RefundableOrder, type RefundableState } from './read-refundable.ts';
import { type RefundableLine, unitsToStock } from './refundable-lines.ts';
import { listRefundLines, type RefundLine, type StaffRefund } from './refunds-store.ts';

type Decision = { memberId: number; now: Date };

/**
 * Pays a stored refund: refunds the money, returns units to stock, and issues the credit note. The order must be
 * locked, and `state` read after that. Locks the payments, stock by id, the wallet, the document series. Fails with
 * TOO_MUCH (other refunds came first), TAKEN_OUTSIDE (the customer got money of the order back outside the shop),
 * NO_SOURCE, NO_WALLET, or CASH_TO_RETURN while a rider has cash of the order to return.
 */
export async function payRefund(
  { notify }: { notify: Notify },
  tx: Tx,
  order: RefundableOrder,
  { refund, state, memberId, now }: Decision & { refund: StaffRefund; state: RefundableState },
) {
  const cash = await findCashReturn(tx, order.id);
  if (cash?.returned_at === null) return fail('CASH_TO_RETURN', { amount: cash.amount });
  // Locked before the wallet, as by all that lock both: a reversal that is reported at the same time counts.
  const takenOutside = await lockTakenOutside(tx, order.uid);
  const exceeding = checkAmount({ ...state, takenOutside }, refund.amount_paise);
  if (exceeding) return exceeding;
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
    const description = orderTitle(orderUid);
    const credit = { customerId, orderUid, id: refund.uid, amount: wallet, description, now };
    await creditForOrder(tx, { ...credit, cause: 'STAFF' });
    // Checked after the credit: its wallet lock serializes this with an account deletion, which empties the wallet.
    if (!(await hasAccount(tx, customerId))) return fail('NO_WALLET');
    await notifyCredited(notify, tx, { customerId, orderUid, amount: wallet, now });
  }
  if (source > 0)
    await requestOrderRefund(tx, { orderUid, cause: 'STAFF', id: refund.uid, amount: source, now });
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

/** The amounts to credit for each line of the invoice; undefined when less remains. */
function sharesOf(
  { remaining, invoice, lines: refundable }: RefundableState,
  amount: Paise,
  lines: readonly RefundLine[],
): CreditShares | undefined {
  if (amount > remaining || amount > invoice.total) return undefined;
  if (lines.length === 0) return shareAmount(invoice, amount);
  const shares = { lines: invoice.lines.map(() => 0), delivery: 0 };
  for (const line of lines) {
    const parts = findParts(refundable, line);
    const sum = (field: 'left' | 'remaining') => sumPaise(parts.map((part) => part[field]));
    if (line.quantity > sum('left') || line.amount_paise > sum('remaining')) return undefined;
    const amounts = allocateProportionally(
      line.amount_paise,
      parts.map((part) => part.remaining),
    );
    parts.forEach(({ index }, i) => {
      shares.lines[index] = (shares.lines[index] ?? 0) + (amounts[i] ?? 0);
    });
  }
  return shares;
}

/** The part that a refund line covers; in refunds of an earlier release, all parts of the order line. */
const findParts = (refundable: readonly RefundableLine[], { line_no, kind }: RefundLine) =>
  refundable.filter((part) => part.item.line_no === line_no && (kind ?? part.kind) === part.kind);

/** Amounts below the provider's minimum go to the wallet; undefined when too little of an online payment remains. */
function splitAmount({ target, amount_paise: amount }: StaffRefund, { source }: RefundableState) {
  if (target === 'WALLET') return { wallet: amount, source: 0 };
  if (amount > source) return undefined;
  return amount < MIN_REFUND ? { wallet: amount, source: 0 } : { wallet: 0, source: amount };
}

type Restocking = Decision & {
  refundable: readonly RefundableLine[];
  lines: readonly RefundLine[];
};

/** Returns the restocked units of a refund to stock, each to its own product. */
function restock(
  tx: Tx,
  order: RefundableOrder,
  { refundable, lines, memberId, now }: Restocking,
): Promise<void> {
  const returned = lines
    .filter(({ disposition }) => disposition === 'RESTOCK')
    .flatMap((line) => {
      let open = line.quantity;
      return findParts(refundable, line).map((part) => {
        const quantity = Math.min(open, part.left);
        open -= quantity;
        return { line: part.item, units: unitsToStock(part, quantity) };
      });
    });
  return returnToStock(tx, order, returned, { memberId, now });
}

async function notifyCredited(
  notify: Notify,
  tx: Tx,
  { customerId, orderUid, amount, now }: RefundedOrder,
): Promise<void> {
  const params = { amount: formatPaise(amount), number: orderNumber(orderUid) };
  const path = paths.orderSummary(orderUid);
  const notification = { template: 'order_refunded', params, path } as const;
  await notifyCustomer({ notify }, tx, customerId, notification, now);
}

type RefundedOrder = { customerId: number; orderUid: string; amount: Paise; now: Date };
