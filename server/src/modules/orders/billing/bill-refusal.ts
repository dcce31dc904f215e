import { sumPaise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { issueCreditNoteOver, readInvoiceBalance } from '../invoice/issue-document.ts';
import { creditContent } from '../refunds/credit-shares.ts';
import type { PlannedRefusal } from '../refusals/plan-refusal.ts';
import { insertRefusals } from '../refusals/refusals-store.ts';
import type { LockedOrder } from '../transitions-store.ts';
import { reduceBill } from './reduce-bill.ts';

/**
 * Records the refused units of an order that is about to be delivered, lowers its bill and refunds what was overpaid
 * (decision 0119). Stock stays reserved until somebody has checked it in the shop; kitchen items are waste. The order
 * must be locked; locks the wallet.
 */
export async function billRefusal(
  tx: Tx,
  actor: StaffActor,
  order: LockedOrder,
  { amount, lines }: PlannedRefusal,
  now: Date,
): Promise<void> {
  const isWaste = order.department === 'KITCHEN';
  await insertRefusals(
    tx,
    lines.map(({ index: _index, amount: _amount, name: _name, ...line }) => ({
      ...line,
      order_id: order.id,
      member_id: actor.memberId,
      refused_at: now,
      disposition: isWaste ? 'WASTE' : null,
      checked_by: isWaste ? actor.memberId : null,
      checked_at: isWaste ? now : null,
    })),
  );
  const due =
    amount > 0
      ? await reduceBill(tx, order, { amount, cause: 'REFUSED' }, now)
      : order.pending_paise;
  const sum = (field: 'item_total_paise' | 'discount_paise' | 'tax_paise') =>
    sumPaise(lines.map((line) => line[field]));
  await tx
    .updateTable('orders.orders')
    .set({
      item_total_paise: sql`item_total_paise - ${sum('item_total_paise')}`,
      discount_paise: sql`discount_paise - ${sum('discount_paise')}`,
      tax_paise: sql`tax_paise - ${sum('tax_paise')}`,
      final_paise: order.final_paise - amount,
      pending_paise: due,
      refused_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  const after = {
    paise: amount,
    lines: lines.map(({ line_no: line, kind, quantity, reason }) => ({
      line,
      kind,
      quantity,
      reason,
    })),
  };
  const entry = { action: 'order.refuse', subject: 'order', subjectId: order.uid };
  await recordAudit(tx, actor, { ...entry, after }, now);
}

/** Issues the credit note over the refused units. Make this the last write of a transaction. */
export async function creditRefusal(
  tx: Tx,
  orderId: number,
  { amount, lines }: PlannedRefusal,
  now: Date,
): Promise<void> {
  const documents = await readInvoiceBalance(tx, orderId);
  if (!documents || amount === 0) return;
  const { remaining } = documents;
  const shares = {
    lines: remaining.lines.map((_, index) =>
      sumPaise(lines.filter((line) => line.index === index).map((line) => line.amount)),
    ),
    delivery: 0,
  };
  await issueCreditNoteOver(tx, orderId, creditContent(remaining, shares), now);
}
