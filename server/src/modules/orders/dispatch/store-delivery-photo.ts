import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { normalizePicture, photoFormat } from '../../../platform/media/index.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../transitions-store.ts';

const PHOTO = { accept: ['jpeg', 'png', 'webp'], ...photoFormat } as const;

type Sent = { action_id: string; member_uid?: string };

/**
 * Stores the photo of the rider's own delivery of an order once, however often it is sent, without the camera's
 * metadata (place, device). The picture is decoded only after the delivery was found. The database discards the photo
 * if the customer has deleted their account since. Fails with OTHER_MEMBER, UNREADABLE_PICTURE, or NOT_DELIVERED when
 * the action is not the order's present delivery.
 */
export async function storeDeliveryPhoto(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  rider: StaffActor,
  uid: string,
  { action_id, member_uid = rider.memberUid, bytes }: Sent & { bytes: Buffer },
) {
  if (member_uid.toLowerCase() !== rider.memberUid) return fail('OTHER_MEMBER');
  const action = { uid, id: action_id.toLowerCase() };
  const found = await inTransaction(db, (tx) => lockDelivered(tx, rider, action));
  if (isFailure(found)) return found;
  const webp = await normalizePicture(bytes, PHOTO);
  if (webp === undefined) return fail('UNREADABLE_PICTURE');
  return inTransaction(db, async (tx) => {
    const delivered = await lockDelivered(tx, rider, action);
    if (isFailure(delivered)) return delivered;
    await tx
      .insertInto('orders.delivery_photos')
      .values({ ...delivered, received_at: clock.now(), webp })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute();
    return undefined;
  });
}

/**
 * Locks an order that the rider delivered by this action. Fails with NOT_DELIVERED, also if the delivery was undone.
 */
async function lockDelivered(tx: Tx, rider: StaffActor, { uid, id }: { uid: string; id: string }) {
  const order = await lockOrder(tx, { uid });
  if (order?.status !== 'DELIVERED') return fail('NOT_DELIVERED');
  const delivery = await tx
    .selectFrom('orders.rider_actions')
    .select(['acted_at as taken_at', 'recorded_at'])
    .where('member_id', '=', rider.memberId)
    .where('id', '=', id)
    .where('order_id', '=', order.id)
    .where('action', '=', 'delivered')
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  const last = await tx
    .selectFrom('orders.status_history')
    .select(['member_id', 'at'])
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The action and its transition are written with the same time; any later delivery has another time.
  if (last?.member_id !== rider.memberId || last.at.getTime() !== delivery?.recorded_at.getTime())
    return fail('NOT_DELIVERED');
  return {
    order_id: order.id,
    customer_id: order.customer_id,
    member_id: rider.memberId,
    action_id: id,
    taken_at: delivery.taken_at,
  };
}
