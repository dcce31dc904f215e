import type { AttentionItem } from '@sabuja/contract';
import { type AttentionKind, attentionKinds } from '@sabuja/contract/rules/attention-kinds';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ascending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';
import { countRefundRequests } from '../orders/index.ts';
import { selectAttention } from './select-attention.ts';

export type Subject = { kind: AttentionKind; id: string };

/** Returns a page of items that need action by staff, of all kinds or of one, oldest first; amounts in rupees. */
export async function listAttention(
  db: Db,
  { kind, ...paging }: Paging & { kind?: AttentionKind },
  now: Date,
) {
  const found = await selectPage(
    selectAttention(db, now)
      .$if(kind !== undefined, (query) => query.where('item.kind', '=', kind ?? 'ORDER_STUCK'))
      .selectAll('item'),
    [ascending('item.at'), ascending('item.kind'), ascending('item.id')],
    paging,
  );
  return toPage(
    found,
    paging,
    ({ at, amount_paise, ...item }): AttentionItem => ({
      ...item,
      amount: amount_paise === null ? null : toRupees(amount_paise),
      order_no: item.order_uid === null ? null : orderNumber(item.order_uid),
      since: at.toISOString(),
    }),
  );
}

/** Returns whether an item can be retried or resolved; undefined when it is not on the list (any more). */
export const findAttention = (tx: Tx, { kind, id }: Subject, now: Date) =>
  selectAttention(tx, now)
    .select(['item.can_retry', 'item.can_resolve'])
    .where('item.kind', '=', kind)
    .where('item.id', '=', id)
    .executeTakeFirst();

/** Counts the items by kind. The total includes refund requests if the role may approve refunds. */
export async function countAttention(db: Db | Tx, role: StaffRole, now: Date) {
  const rows = await selectAttention(db, now)
    .select((e) => ['item.kind', e.fn.countAll<number>().as('count')])
    .groupBy('item.kind')
    .execute();
  const kinds = attentionKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
  const requests = mayStaff(role, 'refunds.approve') ? await countRefundRequests(db) : 0;
  return { count: rows.reduce((sum, { count }) => sum + count, requests), kinds };
}
