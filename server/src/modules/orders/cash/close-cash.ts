import type { CashClosing } from '@sabuja/contract';
import { fail, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findMemberByUid, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { openReturns } from './cash-to-return.ts';
import { findClosing } from './list-closings.ts';
import { cashKey, openCollections } from './rider-cash.ts';

type Count = {
  /** Chosen by the client, so that a close sent twice is one; it becomes the uid of the close. */
  id?: string | undefined;
  expected: number;
  counted: number;
  reason?: string;
};

/**
 * Closes a rider's cash: all cash collected since the last close, and the cash to be returned to customers. Cash
 * collected during the close belongs to the next one. A close that is sent again is returned as it is. Amounts in
 * rupees. Fails with NO_RIDER, NOTHING_TO_CLOSE, OTHER_AMOUNT (`expected` has changed since it was shown),
 * REASON_NEEDED (a difference) or OWN_CASH (a difference of one's own cash: another person has counted it, or an owner).
 */
export function closeCash(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  riderUid: string,
  { id, expected, counted, reason }: Count,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const rider = await findMemberByUid(tx, riderUid);
    if (!rider) return fail('NO_RIDER');
    await lockKey(tx, cashKey(rider.id));
    const known = id === undefined ? undefined : await findClosing(tx, id);
    if (known) return known;
    const rows = await openCollections(tx)
      .select(['c.order_id', 'c.amount_paise'])
      .where('c.member_id', '=', rider.id)
      .execute();
    const returns = await openReturns(tx)
      .select(['c.order_id', 'c.amount_paise'])
      .where('c.member_id', '=', rider.id)
      .execute();
    if (rows.length + returns.length === 0) return fail('NOTHING_TO_CLOSE');
    const expectedPaise = sumPaise([...rows, ...returns].map((row) => row.amount_paise));
    if (toPaise(expected) !== expectedPaise) return fail('OTHER_AMOUNT');
    const countedPaise = toPaise(counted);
    if (countedPaise !== expectedPaise) {
      if (!reason?.trim()) return fail('REASON_NEEDED');
      if (rider.id === actor.memberId && actor.role !== 'owner') return fail('OWN_CASH');
    }
    const closing = await tx
      .insertInto('orders.cash_closings')
      .values({
        ...(id !== undefined && { uid: id }),
        member_id: rider.id,
        expected_paise: expectedPaise,
        counted_paise: countedPaise,
        reason: reason?.trim() || null,
        closed_by: actor.memberId,
        closed_at: now,
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow();
    const closed = ({ order_id }: { order_id: number }) => ({ order_id, closing_id: closing.id });
    if (rows.length > 0)
      await tx.insertInto('orders.closed_collections').values(rows.map(closed)).execute();
    if (returns.length > 0)
      await tx.insertInto('orders.closed_returns').values(returns.map(closed)).execute();
    const entry = { action: 'cash.close', subject: 'member', subjectId: rider.uid, reason };
    const after = { expected: toRupees(expectedPaise), counted: toRupees(countedPaise) };
    await recordAudit(tx, actor, { ...entry, after }, now);
    return (await findClosing(tx, closing.uid)) as CashClosing;
  });
}
