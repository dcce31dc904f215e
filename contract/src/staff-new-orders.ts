import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { DateText, Department, OrderUid, Uid } from './schemas.ts';

/** Orders for any day in the status PLACED that no member of staff has looked at yet. */
export const NewOrders = Type.Object({
  total: Type.Integer(),
  results: Type.Array(
    Type.Object({
      uid: Uid,
      order_no: Type.String(),
      department: Department,
      delivery_date: DateText,
      slot: Type.String(),
    }),
    { description: 'the last of them, the newest first' },
  ),
});
export type NewOrders = Static<typeof NewOrders>;

const confirm = { guard: 'staff', may: 'orders.confirm' } as const;

export const staffNewOrderCalls = {
  'GET /api/v1/staff/new-orders': call({
    operationId: 'listNewOrders',
    summary: 'Orders that are placed and that nobody who may confirm them has looked at',
    ...confirm,
    rate: 'read',
    response: NewOrders,
  }),
  'POST /api/v1/staff/orders/{uid}/seen': call({
    operationId: 'markOrderSeen',
    summary: 'A new order was looked at: it is new on no screen any more. A repeat changes nothing',
    ...confirm,
    rate: 'write',
    params: Type.Object({ uid: OrderUid }),
    body: Type.Object({}),
    problems: { NO_ORDER: 404 },
    response: Type.Object({ uid: Uid }),
  }),
};
