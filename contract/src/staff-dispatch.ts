import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { OrderStatus } from './orders.ts';
import { DateText, Instant, Nullable, OrderUid, Rupees, Uid } from './schemas.ts';

/** An order on its way through a round. */
export const Stop = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  sequence: Type.Integer(),
  status: OrderStatus,
  slot: Type.String(),
  deliver_to: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  pincode: Type.String(),
  units: Type.Integer(),
  to_collect: Rupees({ description: 'in cash' }),
});
export type Stop = Static<typeof Stop>;

export const Round = Type.Object({
  uid: Uid,
  name: Type.String(),
  delivery_date: DateText,
  rider: Type.String(),
  rider_uid: Uid,
  stops: Type.Array(Stop),
});
export type Round = Static<typeof Round>;

/** The cash of a rider that is not closed yet. */
export const RiderCash = Type.Object({
  rider: Type.String(),
  rider_uid: Uid,
  orders: Type.Integer(),
  expected: Rupees(),
  since: Nullable(Instant),
});
export type RiderCash = Static<typeof RiderCash>;

export const CashClosing = Type.Object({
  uid: Uid,
  rider: Type.String(),
  expected: Rupees(),
  counted: Rupees(),
  difference: Rupees({ description: 'counted less expected' }),
  reason: Nullable(Type.String()),
  closed_by: Type.String(),
  closed_at: Instant,
});
export type CashClosing = Static<typeof CashClosing>;

const dispatch = { guard: 'staff', may: 'orders.dispatch' } as const;
const deliver = { guard: 'staff', may: 'orders.deliver', rate: 'write' } as const;
const Reason = Type.String({ pattern: '\\S', maxLength: 300 });
const stopParams = Type.Object({ uid: OrderUid });

export const staffDispatchCalls = {
  'GET /api/v1/staff/riders': call({
    operationId: 'listRiders',
    summary: 'Members who may be given a round',
    ...dispatch,
    rate: 'read',
    response: Type.Object({ results: Type.Array(Type.Object({ uid: Uid, name: Type.String() })) }),
  }),
  'GET /api/v1/staff/rounds': call({
    operationId: 'listRounds',
    summary: 'The rounds of a day with their stops',
    ...dispatch,
    rate: 'read',
    query: Type.Object({ date: DateText }),
    problems: { BAD_DATE: 422 },
    response: Type.Object({ results: Type.Array(Round) }),
  }),
  'POST /api/v1/staff/rounds': call({
    operationId: 'createRound',
    summary: 'Give packed orders of a day to a rider, in this sequence',
    ...dispatch,
    rate: 'write',
    body: Type.Object({
      name: Type.String({ pattern: '\\S', maxLength: 60 }),
      delivery_date: DateText,
      rider_uid: Uid,
      uids: Type.Array(Uid, { minItems: 1, maxItems: 200 }),
    }),
    problems: { BAD_DATE: 422, NO_RIDER: 422, NOT_PACKED: 409 },
    response: Round,
  }),
  'GET /api/v1/staff/deliveries': call({
    operationId: 'listDeliveries',
    summary: 'The own stops that are not finished, in sequence',
    guard: 'staff',
    may: 'orders.deliver',
    rate: 'read',
    response: Type.Object({ results: Type.Array(Stop) }),
  }),
  'POST /api/v1/staff/deliveries/{uid}/start': call({
    operationId: 'startDelivery',
    summary: 'An order of an own round leaves the shop; a repeat changes nothing',
    ...deliver,
    params: stopParams,
    problems: { NO_ORDER: 404, CANNOT_MOVE: 409 },
    response: Stop,
  }),
  'POST /api/v1/staff/deliveries/{uid}/delivered': call({
    operationId: 'completeDelivery',
    summary: "Delivered with the customer's code, or with a reason; takes the cash that is due",
    ...deliver,
    params: stopParams,
    body: Type.Object({
      code: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
      reason: Type.Optional(Reason),
      collected: Type.Optional(Rupees({ minimum: 0, description: 'the cash that was taken' })),
    }),
    problems: {
      NO_ORDER: 404,
      CANNOT_MOVE: 409,
      WRONG_DELIVERY_CODE: 422,
      REASON_NEEDED: 422,
      OTHER_AMOUNT: 409,
    },
    response: Stop,
  }),
  'POST /api/v1/staff/deliveries/{uid}/attempted': call({
    operationId: 'reportAttempt',
    summary: 'Not delivered, with the reason',
    ...deliver,
    params: stopParams,
    body: Type.Object({ reason: Reason }),
    problems: { NO_ORDER: 404, CANNOT_MOVE: 409 },
    response: Stop,
  }),
  'GET /api/v1/staff/cash': call({
    operationId: 'listRiderCash',
    summary: 'The cash with each rider, and the latest closes',
    guard: 'staff',
    may: 'cash.close',
    rate: 'read',
    response: Type.Object({
      results: Type.Array(RiderCash),
      closings: Type.Array(CashClosing),
    }),
  }),
  'POST /api/v1/staff/cash/{uid}/close': call({
    operationId: 'closeCash',
    summary: "Close a rider's cash: what was counted, and the reason of a difference",
    guard: 'staff',
    may: 'cash.close',
    recentFactor: true,
    rate: 'money',
    params: Type.Object({ uid: Type.String({ ...Uid, description: "the rider's uid" }) }),
    body: Type.Object({
      expected: Rupees({ minimum: 0, description: 'as it was shown' }),
      counted: Rupees({ minimum: 0 }),
      reason: Type.Optional(Reason),
    }),
    problems: { NO_RIDER: 422, NOTHING_TO_CLOSE: 409, OTHER_AMOUNT: 409, REASON_NEEDED: 422 },
    response: CashClosing,
  }),
};
