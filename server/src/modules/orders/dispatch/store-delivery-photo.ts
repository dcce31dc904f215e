import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { normalizePicture } from '../../../platform/media/index.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../transitions-store.ts';

/** Pixels of the longer side: a door number is readable, and a photo has some 200 KB. */
const PHOTO = { accept: ['jpeg', 'png', 'webp'], maxSide: 1600, quality: 75 } as const;

type Sent = { action_id: string; member_uid?: string };

/**
 * Stores the photo of the rider's own delivery of an order, without the place and device that a camera writes into it;
 * once, however often it arrives. The database discards the photo of a customer who has deleted their account since. Fails with
 * OTHER_MEMBER, UNREADABLE_PICTURE, or NOT_DELIVERED when the action is not the order's present delivery.
 */
export async function storeDeliveryPhoto(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  rider: StaffActor,
  uid: string,
  { action_id, member_uid = rider.memberUid, bytes }: Sent & { bytes: Buffer },
) {
  if (member_uid.toLowerCase() !== rider.memberUid) return fail('OTHER_MEMBER');
  const webp = await normalizePicture(bytes, PHOTO);
  if (webp === undefined) return fail('UNREADABLE_PICTURE');
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    const delivery = order?.status === 'DELIVERED' && (await findDelivery(tx, order.id));
    const isOwn = delivery && delivery.member_id === rider.memberId;
    if (!order || !isOwn || delivery.id !== action_id.toLowerCase()) return fail('NOT_DELIVERED');
    await tx
      .insertInto('orders.delivery_photos')
      .values({
        order_id: order.id,
        customer_id: order.customer_id,
        member_id: rider.memberId,
        action_id: delivery.id,
        taken_at: delivery.acted_at,
        received_at: clock.now(),
        webp,
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute();
    return undefined;
  });
}

/** The action by which a rider delivered an order; after an undo, the last one. */
const findDelivery = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders.rider_actions')
    .select(['id', 'member_id', 'acted_at'])
    .where('order_id', '=', orderId)
    .where('action', '=', 'delivered')
    .where('outcome', '=', 'done')
    .orderBy('recorded_at', 'desc')
    .executeTakeFirst();
