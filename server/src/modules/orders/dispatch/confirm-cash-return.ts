import { type Failure, fail, isFailure, toRupees } from '@sabuja/kit';
import { inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { hasPaidRefund } from '../refunds/refunds-store.ts';
import type { CashReturnRow } from '../tables.ts';
import { lockOrder } from '../transitions-store.ts';
import { findOutcome, recordAction, type Sent, toAction } from './rider-actions.ts';
import { cashKey } from './rider-cash.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock'>;

/**
 * The rider who reported it has returned the cash of an order to its customer, now or earlier, without a network; a repeat
 * changes nothing. Fails with NO_ORDER (also for another rider's), HANDED_IN when a close took it to the shop, REFUNDED
 * when staff had refunded the order before the cash was reported, ACTION_REUSED or OTHER_MEMBER.
 */
export function returnCash(deps: Deps, rider: StaffActor, uid: string, sent: Sent = {}) {
  const action = toAction('cash_returned', sent);
  return confirmReturn(deps, rider, uid, {
    refuse: async (tx, cash) => {
      const outcome = await findOutcome(tx, rider, cash.order_id, action);
      if (isFailure(outcome)) return outcome;
      if (cash.member_id !== rider.memberId) return fail('NO_ORDER');
      if (cash.returned_at !== null) return undefined;
      if (await isHandedIn(tx, cash.order_id)) return fail('HANDED_IN');
      return (await hasPaidRefund(tx, cash.order_id)) ? fail('REFUNDED') : undefined;
    },
    record: (tx, { order_id }, now) => recordAction(tx, rider, order_id, action, 'done', now),
  });
}

/** As `returnCash`, by somebody who may close the cash of riders, also after a refund. Fails with NO_ORDER. */
export const confirmCashReturn = (deps: Deps, actor: StaffActor, uid: string) =>
  confirmReturn<never>(deps, actor, uid, { refuse: async () => undefined });

type Confirmation<F> = {
  refuse: (tx: Tx, cash: CashReturnRow) => Promise<F | undefined>;
  /** In the transaction, when it was not confirmed before. */
  record?: (tx: Tx, cash: CashReturnRow, now: Date) => Promise<void>;
};

/** Locks the order, then the cash of the rider, which a close counts. */
function confirmReturn<F extends Failure = never>(
  { db, clock }: Deps,
  actor: StaffActor,
  uid: string,
  { refuse, record }: Confirmation<F>,
) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    const cash = order && (await findCash(tx, order.id));
    if (!cash) return fail('NO_ORDER');
    await lockKey(tx, cashKey(cash.member_id));
    // After the lock: a close that came first is earlier.
    const now = clock.now();
    const refusal = await refuse(tx, cash);
    if (refusal) return refusal;
    if (cash.returned_at !== null) return { uid };
    await tx
      .updateTable('orders.cash_returns')
      .set({ returned_at: now, confirmed_by: actor.memberId })
      .where('order_id', '=', cash.order_id)
      .where('returned_at', 'is', null)
      .execute();
    const entry = { action: 'order.cash_returned', subject: 'order', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, after: { amount: toRupees(cash.amount_paise) } }, now);
    await record?.(tx, cash, now);
    return { uid };
  });
}

const isHandedIn = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx
    .selectFrom('orders.closed_returns')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined;

const findCash = (tx: Tx, orderId: number): Promise<CashReturnRow | undefined> =>
  tx
    .selectFrom('orders.cash_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
