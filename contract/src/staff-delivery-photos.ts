import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_DELIVERY_PHOTO_BYTES } from './limits.ts';
import { Instant, Nullable, OrderUid, Uid } from './schemas.ts';

/** What staff see about a delivery photo before they open it. */
export const DeliveryPhoto = Type.Object({
  taken_at: Nullable(Type.String({ ...Instant, description: "by the rider's device" })),
  received_at: Instant,
  rider: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'why there was no code' })),
});
export type DeliveryPhoto = Static<typeof DeliveryPhoto>;

const orderParams = Type.Object({ uid: OrderUid });

export const staffDeliveryPhotoCalls = {
  'POST /api/v1/staff/deliveries/{uid}/photo': call({
    operationId: 'uploadDeliveryPhoto',
    summary: 'The photo of an own delivery without code; a repeat changes nothing',
    guard: 'staff',
    may: 'orders.deliver',
    rate: 'write',
    params: orderParams,
    query: Type.Object({
      action_id: Type.String({ ...Uid, description: 'of the delivery' }),
      member_uid: Type.Optional(Uid),
    }),
    file: ['image/jpeg', 'image/png', 'image/webp'],
    maxBodyBytes: MAX_DELIVERY_PHOTO_BYTES,
    problems: { OTHER_MEMBER: 409, NOT_DELIVERED: 409, UNREADABLE_PICTURE: 422 },
    response: Type.Object({ uid: Uid }),
  }),
  'POST /api/v1/staff/orders/{uid}/delivery-photo/reveal': call({
    operationId: 'revealDeliveryPhoto',
    summary: 'The photo of a delivery; the audit log records who saw it',
    guard: 'staff',
    may: 'orders.contact',
    rate: 'write',
    params: orderParams,
    problems: { NO_PHOTO: 404 },
    response: Type.Object({
      webp: Type.String({ contentEncoding: 'base64', contentMediaType: 'image/webp' }),
    }),
  }),
};
