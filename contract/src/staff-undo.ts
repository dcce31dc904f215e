import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { OrderStatus } from './orders.ts';
import { Nullable, OptionalReason, OrderUid, Uid } from './schemas.ts';

/** The transition of an order that the member may undo now; null when there is none. */
export const Undo = Nullable(
  Type.Object({
    status: OrderStatus,
    needs_reason: Type.Boolean({ description: 'somebody else made it, or it is too long ago' }),
  }),
);
export type Undo = Static<typeof Undo>;

export const staffUndoCalls = {
  'POST /api/v1/staff/orders/{uid}/undo': call({
    operationId: 'undoTransition',
    summary:
      'Undo the last transition of an order, a mis-click, within 5 minutes; later a manager does, with a reason. A repeat changes nothing',
    guard: 'staff',
    may: 'orders.undo',
    rate: 'write',
    params: Type.Object({ uid: OrderUid }),
    body: Type.Object({
      status: OrderStatus,
      reason: OptionalReason,
    }),
    problems: {
      NO_ORDER: 404,
      CANNOT_UNDO: 409,
      UNDO_TOO_LATE: 403,
      REASON_NEEDED: 422,
      BILL_LOWERED: 409,
      PART_REFUSED: 409,
      CASH_CLOSED: 409,
    },
    response: Type.Object({ uid: Uid, status: OrderStatus }),
  }),
};
