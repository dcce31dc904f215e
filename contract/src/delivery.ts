import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_LEAD_TIME_HOURS } from './limits.ts';
import { DateText, Department, Id, Nullable, Pincode } from './schemas.ts';

export const TimeSlot = Type.Object({
  id: Id,
  name: Type.String({ description: "'7:00 AM - 9:00 AM'" }),
  /** Present only when the request names a date. `closed`: too late to order for this slot; `full`: no place left. */
  state: Type.Optional(
    Type.Union([Type.Literal('open'), Type.Literal('full'), Type.Literal('closed')]),
  ),
  reason: Type.Optional(Type.String({ description: 'why the shop closed it on this day' })),
  left: Type.Optional(
    Type.Integer({ minimum: 0, description: 'free places, when the call names a date' }),
  ),
});
export type TimeSlot = Static<typeof TimeSlot>;

/** The next open slot; also `details.next` of the problem when the requested one cannot be booked. */
export const FreeSlot = Type.Object({ date: DateText, slot_id: Id, name: Type.String() });
export type FreeSlot = Static<typeof FreeSlot>;

export const deliveryCalls = {
  'GET /api/v1/geo/pincode/{pincode}': call({
    operationId: 'getPincode',
    summary: 'Whether the shop delivers to a pincode or to a pin in it, and its centroid',
    guard: 'public',
    rate: 'read',
    params: Type.Object({ pincode: Pincode }),
    query: Type.Object({
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'of a pin' })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    response: Type.Object({
      served: Type.Boolean(),
      by_pin: Type.Boolean({
        description:
          'the pincode is in no zone, but the shop has areas on its map: the pin decides; the coordinates are then near one of them',
      }),
      place: Nullable(Type.String()),
      latitude: Nullable(Type.Number()),
      longitude: Nullable(Type.Number()),
    }),
  }),
  'GET /api/v1/geo/map': call({
    operationId: 'getMap',
    summary: 'The style of the map on which an address is pinned; null where the shop has no map',
    guard: 'public',
    rate: 'read',
    response: Type.Object({ style_url: Nullable(Type.String()) }),
  }),
  'GET /api/v1/settings/time_slots/': call({
    operationId: 'listTimeSlots',
    summary: 'Delivery slots of both departments; with a date, the state of each',
    guard: 'public',
    rate: 'read',
    query: Type.Object({ date: Type.Optional(DateText) }),
    problems: { NO_SUCH_DAY: 422 },
    response: Type.Object({ kitchen: Type.Array(TimeSlot), grocery: Type.Array(TimeSlot) }),
  }),
  'GET /api/v1/settings/time_slots/next': call({
    operationId: 'getNextFreeSlot',
    summary: 'The next open slot of a department; null when none is left',
    guard: 'public',
    rate: 'read',
    query: Type.Object({
      department: Department,
      lead_time_hours: Type.Integer({
        default: 0,
        minimum: 0,
        maximum: MAX_LEAD_TIME_HOURS,
        description: 'the longest lead time among the ordered products',
      }),
    }),
    response: Type.Object({ slot: Nullable(FreeSlot) }),
  }),
  'POST /api/v1/geo/geocode/forward': call({
    operationId: 'geocodeAddress',
    summary: 'Coordinates of a typed address',
    guard: 'customer',
    rate: 'outside',
    body: Type.Object({ address: Type.String({ minLength: 3, maxLength: 400 }) }),
    problems: { NO_PLACE: 422 },
    response: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
  }),
};
