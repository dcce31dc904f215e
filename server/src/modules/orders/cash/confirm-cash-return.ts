import { type Failure, fail, isFailure, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { lockSafe, readSafeBalance } from '../deposits/safe-balance.ts';
import type { OrderDeps } from '../deps.ts';
import {
  type DeviceAction,
  findOutcome,
  recordAction,
  type Sent,
  toAction,
} from '../dispatch/device-actions.ts';
import { hasRefund } from '../refunds/refunds-store.ts';
import type { CashReturnRow } from '../tables.ts';
import { lockOrder } from '../transitions-store.ts';
import { cashKey } from './rider-cash.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock'>;

/**
 * Records that the rider who reported the cash of an order returned it to the customer, now or earlier while offline; a
 * repeat changes nothing. Fails with NO_ORDER (also for another rider's cash), HANDED_IN when a close took the cash to
 * the shop, REFUNDED when staff had refunded the order before the cash was reported, ACTION_REUSED or OTHER_MEMBER.
 */
export async function returnCash(deps: Deps, rider: StaffActor, uid: string, sent: Sent = {}) {
  const action = toAction('cash_returned', sent);
  const returned = await confirmReturn(deps, rider, uid, {
    decide: async (tx, cash) => {
      const outcome = await findOutcome(tx, rider, cash.order_id, action);
      if (isFailure(outcome)) return outcome;
      if (cash.member_id !== rider.memberId) return fail('NO_ORDER');
      if (cash.returned_at !== null) return { fromSafe: false };
      if (await isHandedIn(tx, cash.order_id)) return fail('HANDED_IN');
      return (await hasRefund(tx, cash.order_id, ['PAID']))
        ? fail('REFUNDED')
        : { fromSafe: false };
    },
    record: (tx, { order_id }, now) => recordAction(tx, rider, order_id, action, 'done', now),
  });
  if (isFailure(returned) && returned.code === 'HANDED_IN')
    await recordReturnedBefore(deps, uid, action);
  return returned;
}

/**
 * Like `returnCash`, but by staff who may close riders' cash, and allowed after a refund. If a close has counted the
 * cash, it came from the safe, or the rider had returned it before the close: `from_safe` states which; without it, the
 * report of the rider's device decides. Fails with NO_ORDER or NOT_IN_SAFE (the safe holds too little).
 */
export const confirmCashReturn = (
  deps: Deps,
  actor: StaffActor,
  uid: string,
  { from_safe }: { from_safe?: boolean } = {},
) =>
  confirmReturn(deps, actor, uid, {
    decide: async (tx, cash) => {
      if (cash.returned_at !== null) return { fromSafe: false };
      if (!(await isHandedIn(tx, cash.order_id))) return { fromSafe: false };
      const fromSafe = from_safe ?? !(await wasReturnedBefore(tx, cash.order_id));
      if (!fromSafe) return { fromSafe };
      await lockSafe(tx);
      const { balance } = await readSafeBalance(tx);
      return balance < cash.amount_paise ? fail('NOT_IN_SAFE') : { fromSafe };
    },
  });

type Decision = Failure | { fromSafe: boolean };
type Confirmation<D extends Decision> = {
  /** Returns a failure, or whether the cash comes from the safe. */
  decide: (tx: Tx, cash: CashReturn) => Promise<D>;
  /** Called in the transaction, if the return was not confirmed before. */
  record?: (tx: Tx, cash: CashReturn, now: Date) => Promise<void>;
};
type CashReturn = Selectable<CashReturnRow>;

/** Locks the order, then the rider's cash (as a close does), and records the return. */
function confirmReturn<D extends Decision>(
  { db, clock }: Deps,
  actor: StaffActor,
  uid: string,
  { decide, record }: Confirmation<D>,
) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    const cash = order && (await findCash(tx, order.id));
    if (!cash) return fail('NO_ORDER');
    await lockKey(tx, cashKey(cash.member_id));
    // The time is read after the lock, so that it is later than a close that locked first.
    const now = clock.now();
    const decided = await decide(tx, cash);
    if (isFailure(decided)) return decided as Extract<D, Failure>;
    const { fromSafe } = decided;
    if (cash.returned_at !== null) return { uid };
    await tx
      .updateTable('orders.cash_returns')
      .set({ returned_at: now, confirmed_by: actor.memberId, from_safe: fromSafe })
      .where('order_id', '=', cash.order_id)
      .where('returned_at', 'is', null)
      .execute();
    const entry = { action: 'order.cash_returned', subject: 'order', subjectId: uid };
    const after = { amount: toRupees(cash.amount_paise), ...(fromSafe && { from_safe: true }) };
    await recordAudit(tx, actor, { ...entry, after }, now);
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

/** Records that, according to the device, a rider returned cash to the customer before the close that counted it. */
async function recordReturnedBefore({ db, clock }: Deps, uid: string, { at }: DeviceAction) {
  if (at === undefined) return;
  const returnedAt = new Date(at);
  await db
    .insertInto('orders.returns_before_close')
    .columns(['order_id', 'returned_at', 'recorded_at'])
    .expression((e) =>
      e
        .selectFrom('orders.closed_returns as k')
        .innerJoin('orders.cash_closings as z', 'z.id', 'k.closing_id')
        .innerJoin('orders.orders as o', 'o.id', 'k.order_id')
        .select(['k.order_id', e.val(returnedAt).as('returned_at')])
        .select(e.val(clock.now()).as('recorded_at'))
        .where('o.uid', '=', uid)
        .where('z.closed_at', '>', returnedAt),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const wasReturnedBefore = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx
    .selectFrom('orders.returns_before_close')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined;

const findCash = (tx: Tx, orderId: number): Promise<CashReturn | undefined> =>
  tx
    .selectFrom('orders.cash_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
