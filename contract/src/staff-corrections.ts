import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_DELIVERY_NOTE_LENGTH } from './limits.ts';
import { MobileNumber, NonBlank, Nullable, OrderUid, Pincode } from './schemas.ts';
import { conflict } from './staff-items.ts';
import { StaffOrderDetails } from './staff-orders.ts';

/** The corrections of an order: omitted fields stay as they are. */
export const OrderCorrection = Type.Object({
  version: Type.Integer({ minimum: 1, description: 'of the order as the client read it' }),
  phone: Type.Optional(MobileNumber),
  address: Type.Optional(NonBlank(400)),
  pincode: Type.Optional({ ...Pincode, description: 'another one of the same delivery zone' }),
  note: Type.Optional(
    Nullable(
      Type.String({
        maxLength: MAX_DELIVERY_NOTE_LENGTH,
        description: 'for picker and rider; null or blank: none',
      }),
    ),
  ),
});
export type OrderCorrection = Static<typeof OrderCorrection>;

export const staffCorrectionCalls = {
  'PATCH /api/v1/staff/orders/{uid}': call({
    operationId: 'correctOrder',
    summary:
      'Correct phone, address and note of an order until it is delivered; CHANGED_MEANWHILE has the order as it is now in its details',
    guard: 'staff',
    may: 'orders.correct',
    rate: 'write',
    params: Type.Object({ uid: OrderUid }),
    body: OrderCorrection,
    problems: {
      NO_ORDER: 404,
      CANNOT_CORRECT: 409,
      ...conflict,
      OTHER_ZONE: 422,
      OTHER_PINCODE: 422,
    },
    response: StaffOrderDetails,
  }),
};
