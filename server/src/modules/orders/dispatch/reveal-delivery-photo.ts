import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';

/** Returns the photo of an order's delivery (base64), after an audit entry about who views it. Fails with NO_PHOTO. */
export function revealDeliveryPhoto(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
) {
  return inTransaction(db, async (tx) => {
    const photo = await tx
      .selectFrom('orders.delivery_photos as p')
      .innerJoin('orders.orders as o', 'o.id', 'p.order_id')
      .select(['o.uid', 'p.webp'])
      .where('o.uid', '=', uid)
      .executeTakeFirst();
    if (!photo) return fail('NO_PHOTO');
    const entry = { action: 'order.photo.reveal', subject: 'order', subjectId: photo.uid };
    await recordAudit(tx, actor, entry, clock.now());
    return { webp: photo.webp.toString('base64') };
  });
}
