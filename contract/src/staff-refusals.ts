import Type from 'typebox';
import { call } from './call.ts';
import { dispositions } from './rules/order-status.ts';
import { partKinds } from './rules/refused-units.ts';
import { OrderUid, Uid } from './schemas.ts';

export const staffRefusalCalls = {
  'POST /api/v1/staff/orders/{uid}/refused': call({
    operationId: 'checkRefused',
    summary:
      'What became of what was refused at the door, once it is back in the shop; a repeat changes nothing',
    guard: 'staff',
    may: 'orders.pick',
    rate: 'write',
    params: Type.Object({ uid: OrderUid }),
    body: Type.Object({
      lines: Type.Array(
        Type.Object({
          item: Type.String({ ...Uid, description: 'the uid of a line' }),
          part: Type.Enum([...partKinds], { type: 'string' }),
          disposition: Type.Enum([...dispositions], { type: 'string' }),
        }),
        { minItems: 1, maxItems: 400 },
      ),
    }),
    problems: { NO_ORDER: 404, NO_LINE: 422, CHECKED: 409 },
    response: Type.Object({ uid: Uid }),
  }),
};
