import { chargeableStatuses } from '@sabuja/contract/rules/order-status';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Notify } from '../../notifications/index.ts';
import type { OrderRef } from '../transitions-store.ts';
import { chargeDelivery, missingDelivery, type RemainingOrder } from './charge-delivery.ts';

/**
 * Returns the other order of the same checkout that would be charged delivery if this one were cancelled; undefined
 * when there is none. The amount of an order that was dispatched is on its invoice and no longer changes.
 */
export async function findRemaining(
  db: Db | Tx,
  { uid, customerId }: OrderRef,
): Promise<RemainingOrder | undefined> {
  const remaining = await db
    .selectFrom('orders.orders as own')
    .innerJoin('orders.orders as o', (join) =>
      join
        .onRef('o.estimate_id', '=', 'own.estimate_id')
        .onRef('o.customer_id', '=', 'own.customer_id')
        .onRef('o.id', '<>', 'own.id'),
    )
    .leftJoin('orders.invoices as i', (join) =>
      join.onRef('i.order_id', '=', 'o.id').on('i.kind', '=', 'INVOICE'),
    )
    .select(['o.id', 'o.uid', 'o.status', 'o.final_paise', 'o.delivery_paise'])
    .select('o.alone_delivery_paise')
    .where('own.uid', '=', uid)
    .where((e) => e.and(customerId === undefined ? [] : [e('own.customer_id', '=', customerId)]))
    .where('o.status', 'in', chargeableStatuses)
    .where('i.serial', 'is', null)
    .executeTakeFirst();
  return remaining && missingDelivery(remaining) > 0 ? remaining : undefined;
}

/** Locks an order and the others of its checkout in the order of their ids, so that both can be changed. */
export const lockPair = (tx: Tx, { uid }: OrderRef) =>
  tx
    .selectFrom('orders.orders')
    .select('id')
    .where((e) =>
      e.or([
        e('uid', '=', uid),
        e(
          'estimate_id',
          '=',
          e.selectFrom('orders.orders').select('estimate_id').where('uid', '=', uid),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Adds delivery charges to the remaining order of a checkout after the other one was cancelled. An order that awaits
 * its payment is charged after it is paid, because the amount that is being paid must not change.
 */
export async function chargeRemaining(
  deps: { notify: Notify },
  tx: Tx,
  remaining: RemainingOrder,
  now: Date,
): Promise<void> {
  if (remaining.status !== 'PAYMENT_PENDING') return chargeDelivery(deps, tx, remaining, now);
  await tx
    .updateTable('orders.orders')
    .set({ twin_until: now })
    .where('id', '=', remaining.id)
    .execute();
}
