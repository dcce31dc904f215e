import Type from 'typebox';
import { call } from './call.ts';
import { Id, Uid } from './shapes.ts';

export const complaintCalls = {
  'GET /api/v1/settings/delivery_fail_reasons/all': call({
    summary: 'Reasons for a complaint',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    query: Type.Object({ name: Type.Literal('ACTION') }),
    response: Type.Array(Type.Object({ id: Id, description: Type.String() })),
  }),
  'POST /api/v1/complaint/': call({
    summary: 'Raise a complaint on an own order; answers its ticket number',
    guard: 'customer',
    rate: 'write',
    body: Type.Object({
      user_uid: Uid,
      order_id: Uid,
      details: Type.String({ minLength: 1, maxLength: 2000 }),
      actions: Type.Union([Id, Type.String({ maxLength: 200 })]),
      severity: Type.Literal('MEDIUM'),
      source: Type.Literal('WEB'),
    }),
    response: Type.Object({ ticket_no: Type.String(), message: Type.String() }),
  }),
};
