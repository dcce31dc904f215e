import type { DeliveryPhoto } from '@sabuja/contract';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listMemberNames } from '../../staff/index.ts';

/**
 * Returns the details of a delivery photo for staff, without the picture: the rider, the times, and why there was no
 * code.
 * @returns null without a photo
 */
export async function findDeliveryPhoto(
  db: Db | Tx,
  orderId: number,
): Promise<DeliveryPhoto | null> {
  const photo = await db
    .selectFrom('orders.delivery_photos as p')
    .select(['p.member_id', 'p.taken_at', 'p.received_at'])
    .select((e) =>
      e
        .selectFrom('orders.status_history as h')
        .select('h.reason')
        .whereRef('h.order_id', '=', 'p.order_id')
        .where('h.status', '=', 'DELIVERED')
        .orderBy('h.id', 'desc')
        .limit(1)
        .as('reason'),
    )
    .where('p.order_id', '=', orderId)
    .executeTakeFirst();
  if (!photo) return null;
  const names = await listMemberNames(db, [photo.member_id]);
  return {
    taken_at: toNullableInstant(photo.taken_at),
    received_at: photo.received_at.toISOString(),
    rider: names.get(photo.member_id) ?? null,
    reason: photo.reason,
  };
}

/** Purges delivery photos that the shop received more than `days` days ago. */
export const purgeOldDeliveryPhotos = (db: Db, now: Date, days: number) =>
  sql`delete from orders.delivery_photos
    where received_at < ${now}::timestamptz - make_interval(days => ${days}::int)`.execute(db);
