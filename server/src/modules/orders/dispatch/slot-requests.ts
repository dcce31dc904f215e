import type { SlotRequest } from '@sabuja/contract';
import { dispatchableStatuses } from '@sabuja/contract/rules/order-status';
import type { Db, Tx } from '../../../platform/db/index.ts';

/**
 * Selects the slots that customers asked their riders for when an order could not be delivered, unless the order went
 * out again afterwards; `problem` is the reason why the slot could not be booked.
 */
const slotRequestQuery = (db: Db | Tx) =>
  db
    .selectFrom('orders.slot_requests as q')
    .innerJoin('orders.orders as o', 'o.id', 'q.order_id')
    .select(['o.uid', 'q.delivery_date', 'q.slot_name', 'q.problem', 'q.requested_at as at'])
    .where('o.status', 'in', dispatchableStatuses)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('orders.status_history as h')
            .whereRef('h.order_id', '=', 'q.order_id')
            .whereRef('h.at', '>', 'q.requested_at')
            .where('h.status', '=', 'OUT_FOR_DELIVERY'),
        ),
      ),
    );

/** Selects requests for a slot that could not be booked, so that the shop finds another one. */
export const selectUnmetSlotRequests = (db: Db | Tx) =>
  slotRequestQuery(db).where('q.problem', 'is not', null);

/** Returns the slot requests of the orders with these uids, by uid. */
export async function listSlotRequests(
  db: Db | Tx,
  uids: readonly string[],
): Promise<Map<string, SlotRequest>> {
  if (uids.length === 0) return new Map();
  const rows = await slotRequestQuery(db).where('o.uid', 'in', uids).execute();
  return new Map(
    rows.map(({ uid, delivery_date, slot_name, problem }) => [
      uid,
      { delivery_date, slot: slot_name, problem },
    ]),
  );
}

/** Stores the latest slot request of an order and replaces an earlier one. */
export async function storeSlotRequest(
  tx: Tx,
  orderId: number,
  { delivery_date, slot: slot_name, problem }: SlotRequest,
  now: Date,
): Promise<void> {
  const request = { delivery_date, slot_name, problem, requested_at: now };
  await tx
    .insertInto('orders.slot_requests')
    .values({ order_id: orderId, ...request })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(request))
    .execute();
}

/** Deletes the slot request of an order that has got a slot. */
export const deleteSlotRequest = (tx: Tx, orderId: number) =>
  tx.deleteFrom('orders.slot_requests').where('order_id', '=', orderId).execute();
