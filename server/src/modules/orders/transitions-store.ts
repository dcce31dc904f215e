import type { Department } from '@sabuja/contract';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import { isFinal, type OrderActor, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { ItemDisposition } from './dispose-items.ts';

/** `customerId` restricts the order to its owner; staff and system omit it. */
export type OrderRef = { uid: string; customerId?: number };

export type LockedOrder = {
  id: number;
  uid: string;
  customer_id: number | null;
  status: OrderStatus;
  department: Department;
  slot_id: number;
  delivery_date: string;
  delivery_paise: number;
  final_paise: number;
  pending_paise: number;
  if_missing: MissingChoice | null;
  picks_billed_at: Date | null;
  twin_until: Date | null;
  redemption_uid: string | null;
  coupon_paise: number;
};

/** Locks an order, so that its transitions are serialized; undefined when it does not exist. Amounts in paise. */
export const lockOrder = (
  tx: Tx,
  { uid, customerId }: OrderRef,
): Promise<LockedOrder | undefined> =>
  tx
    .selectFrom('orders.orders')
    .select([
      'id',
      'uid',
      'customer_id',
      'status',
      'department',
      'slot_id',
      'delivery_date',
      'delivery_paise',
      'final_paise',
      'pending_paise',
      'if_missing',
      'picks_billed_at',
      'twin_until',
      'redemption_uid',
      'coupon_paise',
    ])
    .where((e) => e.and({ uid, ...(customerId !== undefined && { customer_id: customerId }) }))
    .forNoKeyUpdate()
    .executeTakeFirst();

export type Transition = {
  to: OrderStatus;
  actor: OrderActor;
  /** Whether each line of an order cancelled from PICKING on is restocked or wasted. */
  dispositions?: readonly ItemDisposition[] | undefined;
  reason?: string | undefined;
  /** The member of staff who makes it. */
  memberId?: number;
};

/** Maps 0 (awaiting payment) to 2 (failed), the values that pages know. */
const failedPaymentStatus = sql<
  number | null
>`case when raz_pay_status = 0 then 2 else raz_pay_status end`;

/** Updates the order's status and appends to its history. A final status resets the pending amount. */
export async function recordTransition(
  tx: Tx,
  orderId: number,
  { to, actor, reason, memberId }: Transition,
  at: Date,
) {
  await tx
    .updateTable('orders.orders')
    .set({
      status: to,
      ...(isFinal(to) && { pending_paise: 0 }),
      ...(to === 'DELIVERED' && { payment_status: 1 }),
      ...(to === 'CANCELLED' && { raz_pay_status: failedPaymentStatus }),
    })
    .where('id', '=', orderId)
    .execute();
  await tx
    .insertInto('orders.status_history')
    .values({
      order_id: orderId,
      status: to,
      actor,
      reason: reason ?? null,
      at,
      ...(memberId !== undefined && { member_id: memberId }),
    })
    .execute();
}
