import type { OrderStatus } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { UNDO_MINUTES, undoableAtDoorStatuses } from '@sabuja/contract/rules/order-undo';
import { addDays, addTime, istDate, minutes } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, literals } from '../../../platform/db/index.ts';

/** Lists a rider's deliveries and failed attempts of the last UNDO_MINUTES that may be undone, newest first. */
export async function listUndoable(db: Db, riderId: number, now: Date) {
  const { rows } = await sql<{ uid: string; status: OrderStatus }>`
    select o.uid, o.status
    from orders.rounds r
    join orders.stops s on s.round_id = r.id
    join orders.orders o on o.id = s.order_id and o.status in (${literals(undoableAtDoorStatuses)})
      and o.refused_at is null
    join lateral (
      select member_id, at, id from orders.status_history where order_id = o.id order by id desc limit 1
    ) h on h.member_id = r.rider_id and h.at > ${addTime(now, -minutes(UNDO_MINUTES))}::timestamptz
    where r.rider_id = ${riderId} and r.delivery_date >= ${addDays(istDate(now), -7)}
    order by h.id desc`.execute(db);
  return rows.map(({ uid, status }) => ({ uid, order_no: orderNumber(uid), status }));
}
