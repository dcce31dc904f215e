import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { DateText, Id } from './shapes.ts';

export const TimeSlot = Type.Object({
  id: Id,
  name: Type.String({ description: "'7:00 AM - 9:00 AM'" }),
  /** Given when the call names a date. `closed`: too late to order for it; `full`: no place left. */
  state: Type.Optional(
    Type.Union([Type.Literal('open'), Type.Literal('full'), Type.Literal('closed')]),
  ),
  left: Type.Optional(
    Type.Integer({ minimum: 0, description: 'places not taken, when the call names a date' }),
  ),
});
export type TimeSlot = Static<typeof TimeSlot>;

/** The slot offered, as `details.next`, to an order whose own is full or closed. */
export const FreeSlot = Type.Object({ date: DateText, slot_id: Id, name: Type.String() });
export type FreeSlot = Static<typeof FreeSlot>;

export const deliveryCalls = {
  'GET /api/v1/settings/time_slots/': call({
    summary: 'Delivery slots of both departments; with a date, whether each can still be had',
    guard: 'public',
    rate: 'read',
    query: Type.Object({ date: Type.Optional(DateText) }),
    response: Type.Object({ kitchen: Type.Array(TimeSlot), grocery: Type.Array(TimeSlot) }),
  }),
  'POST /api/v1/geo/geocode/forward': call({
    summary: 'Coordinates of a typed address',
    guard: 'customer',
    rate: 'write',
    body: Type.Object({ address: Type.String({ minLength: 3, maxLength: 400 }) }),
    response: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
  }),
};
