import Type from 'typebox';
import { call } from './call.ts';
import { Refund } from './payments.ts';
import { OrderUid } from './schemas.ts';

const params = Type.Object({ uid: OrderUid });

export const staffRefundCalls = {
  'GET /api/v1/staff/orders/{uid}/refunds': call({
    operationId: 'listStaffRefunds',
    summary: 'The refunds of the online payment of an order',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    params,
    response: Type.Object({ results: Type.Array(Refund) }),
  }),
};
