import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { deviceAction } from './device-action.ts';
import { eventStream } from './media.ts';
import { OrderStatus } from './orders.ts';
import { CashClosing, RiderCash } from './rider-cash.ts';
import { partKinds, refusalReasons } from './rules/refused-units.ts';
import {
  DateText,
  Department,
  Id,
  Instant,
  NonBlank,
  Nullable,
  OrderUid,
  Reason,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';
import { FreeSlotOfDay, SlotRequest } from './slot-requests.ts';

/** An order that is out with a rider, or waits to go out. */
export const Parcel = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  status: OrderStatus,
  delivery_date: DateText,
  slot: Type.String(),
  zone: Nullable(Type.String()),
  deliver_to: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  pincode: Type.String(),
  note: Nullable(Type.String({ description: 'for whoever delivers it' })),
  latitude: Nullable(Type.Number({ description: 'of the address, else of its pincode' })),
  longitude: Nullable(Type.Number()),
  is_located: Type.Boolean({ description: 'whether the coordinates are those of the address' }),
  units: Type.Integer({ description: 'as packed; before that, as ordered' }),
  to_collect: Rupees({ description: 'in cash' }),
});
export type Parcel = Static<typeof Parcel>;

const Part = Type.Enum([...partKinds], {
  type: 'string',
  description: 'the ordered product, or what came instead of it',
});

/** What is delivered for a line of an order, with the data to compute the amount of a part of its units. */
export const StopLine = Type.Object({
  item: Uid,
  part: Part,
  name: Type.String(),
  units: Type.String(),
  quantity: Type.Integer({ description: 'units that can be refused' }),
  is_whole: Type.Boolean({ description: 'all of them are refused or none: it was weighed' }),
  taxable: Rupees({ description: 'after all discounts, before the tax that is added' }),
  tax: Rupees({ description: 'the GST that is added' }),
  gst_percent: Type.Number(),
  tax_included: Type.Boolean(),
});
export type StopLine = Static<typeof StopLine>;

/** Units of a line that a customer refuses at the door. */
const RefusedUnits = Type.Object({
  item: Type.String({ ...Uid, description: 'the uid of a line' }),
  part: Part,
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  reason: Type.Enum([...refusalReasons], { type: 'string' }),
});
export type RefusedUnits = Static<typeof RefusedUnits>;
/** The payment link of an order, by which the customer pays by UPI. */
export const DoorPayment = Type.Object({
  url: Type.String({ description: 'shown as QR code' }),
  amount: Rupees(),
  expires_at: Instant,
});
export type DoorPayment = Static<typeof DoorPayment>;

/** An order in the round of a rider. */
export const Stop = Type.Object({
  ...Parcel.properties,
  sequence: Type.Integer(),
  round: Type.String({ description: 'the name of its round' }),
  lines: Type.Optional(
    Type.Array(StopLine, { description: 'of the own stops: what is delivered' }),
  ),
  upi: Nullable(DoorPayment),
  paid_by_upi: Rupees({ description: 'by its payment link' }),
  department: Type.Optional(Department),
  requested_slot: Type.Optional(
    Nullable({
      ...SlotRequest,
      description: 'what the customer asked for when it was not delivered',
    }),
  ),
});
export type Stop = Static<typeof Stop>;

/** Cash that a rider reported for an order that had already been paid by its payment link. */
export const CashToReturn = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  amount: Rupees(),
  since: Type.Optional(Instant),
});
export type CashToReturn = Static<typeof CashToReturn>;

/** The deliveries of a rider: open and finished ones. */
export const Deliveries = Type.Object({
  results: Type.Array(Stop),
  finished: Type.Integer({ description: 'delivered or cancelled in rounds that go on' }),
  cash: Rupees({ description: 'with the rider' }),
  undoable: Type.Array(Type.Object({ uid: Uid, order_no: Type.String(), status: OrderStatus }), {
    description: 'what the rider did in the last minutes and may undo',
  }),
  takes_upi: Type.Boolean({ description: 'whether payment links are offered' }),
  needs_photo: Type.Optional(
    Type.Boolean({ description: 'whether a delivery without the code needs a photo' }),
  ),
  to_return: Type.Array(CashToReturn, {
    description: 'cash that goes back, as the order had been paid by UPI, until it is confirmed',
  }),
  free_slots: Type.Optional(
    Type.Array(FreeSlotOfDay, {
      description: 'of both departments, for customers who want their order at another time',
    }),
  ),
});
export type Deliveries = Static<typeof Deliveries>;

export const Round = Type.Object({
  uid: Uid,
  name: Type.String(),
  delivery_date: DateText,
  rider: Type.String(),
  rider_uid: Uid,
  stops: Type.Array(Stop),
});
export type Round = Static<typeof Round>;

const dispatch = { guard: 'staff', may: 'orders.dispatch' } as const;
const deliver = { guard: 'staff', may: 'orders.deliver', rate: 'write' } as const;
const RoundName = NonBlank(60);
/** The stop after an action; null when a repeated request comes after the order has left the round. */
const StopNow = Nullable(Stop);
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
    summary:
      'The rounds of a day with their stops, and the packed orders of the day and before that are in none',
    ...dispatch,
    rate: 'read',
    query: Type.Object({ date: DateText }),
    problems: { BAD_DATE: 422 },
    response: Type.Object({ results: Type.Array(Round), unassigned: Type.Array(Parcel) }),
  }),
  'POST /api/v1/staff/rounds': call({
    operationId: 'createRound',
    summary: 'Give packed orders of a day to a rider, in this sequence',
    ...dispatch,
    rate: 'write',
    body: Type.Object({
      name: RoundName,
      delivery_date: DateText,
      rider_uid: Uid,
      uids: Type.Array(Uid, { minItems: 1, maxItems: 200 }),
    }),
    problems: { BAD_DATE: 422, NO_RIDER: 422, NOT_PACKED: 409 },
    response: Round,
  }),
  'PUT /api/v1/staff/rounds/{uid}': call({
    operationId: 'updateRound',
    summary: 'Another name, rider or sequence; what is out stays. Without orders the round is gone',
    ...dispatch,
    rate: 'write',
    params: Type.Object({ uid: Type.String({ ...Uid, description: "the round's uid" }) }),
    body: Type.Object({
      name: RoundName,
      rider_uid: Uid,
      uids: Type.Array(Uid, {
        maxItems: 200,
        description: 'what is still in the shop, in sequence',
      }),
    }),
    problems: { NO_ROUND: 404, NO_RIDER: 422, NOT_PACKED: 409 },
    response: Round,
  }),
  'GET /api/v1/staff/deliveries': call({
    operationId: 'listDeliveries',
    summary: 'The own stops that are not finished, in sequence',
    guard: 'staff',
    may: 'orders.deliver',
    rate: 'read',
    response: Deliveries,
  }),
  'GET /api/v1/staff/deliveries/stream': call({
    operationId: 'watchDeliveries',
    summary:
      'Server-sent events: `changed` at once, and whenever something of the own stops changes',
    guard: 'staff',
    may: 'orders.deliver',
    rate: 'read',
    ...eventStream,
    noContent: 'Too many screens are open: poll instead',
  }),
  'POST /api/v1/staff/deliveries/{uid}/start': call({
    operationId: 'startDelivery',
    summary: 'An order of an own round leaves the shop; a repeat changes nothing',
    ...deliver,
    params: stopParams,
    body: Type.Object(deviceAction),
    problems: { NO_ORDER: 404, CANNOT_MOVE: 409, ACTION_REUSED: 409, OTHER_MEMBER: 409 },
    response: StopNow,
  }),
  'POST /api/v1/staff/deliveries/{uid}/delivered': call({
    operationId: 'completeDelivery',
    summary: "Delivered with the customer's code, or with a reason; takes the cash that is due",
    ...deliver,
    params: stopParams,
    body: Type.Object({
      ...deviceAction,
      code: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
      reason: Type.Optional(Reason),
      collected: Type.Optional(
        RequestedRupees({ minimum: 0, description: 'the cash that was taken' }),
      ),
      refused: Type.Optional(
        Type.Array(RefusedUnits, {
          minItems: 1,
          maxItems: 400,
          description: 'what the customer does not take; it lowers the bill, and the cash to take',
        }),
      ),
      has_photo: Type.Optional(
        Type.Boolean({ description: 'the device sends a photo of where it was left after this' }),
      ),
      despite_link: Type.Optional(
        Type.Boolean({ description: 'take cash though the payment link may still be paid' }),
      ),
    }),
    problems: {
      NO_ORDER: 404,
      CANNOT_MOVE: 409,
      WRONG_DELIVERY_CODE: 422,
      REASON_NEEDED: 422,
      PHOTO_NEEDED: 422,
      OTHER_AMOUNT: 409,
      NO_LINE: 422,
      TOO_MANY_REFUSED: 422,
      REFUSED_WHOLE: 422,
      ALL_REFUSED: 422,
      SECOND_PERSON_NEEDED: 403,
      DELIVERED_ALREADY: 409,
      ACTION_REUSED: 409,
      OTHER_MEMBER: 409,
      UPI_OPEN: 409,
    },
    response: StopNow,
  }),
  'POST /api/v1/staff/deliveries/{uid}/upi': call({
    operationId: 'openDoorPayment',
    summary: 'The payment link for what is due, the same for a repeat',
    ...deliver,
    params: stopParams,
    problems: { NO_ORDER: 404, UPI_OFF: 409, NOTHING_DUE: 409, UPI_UNAVAILABLE: 409 },
    response: DoorPayment,
  }),
  'POST /api/v1/staff/deliveries/{uid}/upi/check': call({
    operationId: 'checkDoorPayment',
    summary: 'Ask the payment provider whether the link was paid',
    ...deliver,
    params: stopParams,
    problems: { NO_ORDER: 404, UPI_UNAVAILABLE: 409 },
    response: StopNow,
  }),
  'POST /api/v1/staff/deliveries/{uid}/cash-returned': call({
    operationId: 'returnCash',
    summary: 'The customer has back the cash that this rider reported; a repeat changes nothing',
    ...deliver,
    params: stopParams,
    body: Type.Object(deviceAction),
    problems: {
      NO_ORDER: 404,
      HANDED_IN: 409,
      REFUNDED: 409,
      ACTION_REUSED: 409,
      OTHER_MEMBER: 409,
    },
    response: Type.Object({ uid: Uid }),
  }),
  'POST /api/v1/staff/orders/{uid}/cash-returned': call({
    operationId: 'confirmCashReturn',
    summary: 'The customer has back the cash that a rider reported; a repeat changes nothing',
    guard: 'staff',
    may: 'cash.close',
    rate: 'write',
    params: stopParams,
    body: Type.Object({
      from_safe: Type.Optional(
        Type.Boolean({
          description:
            'whether cash that a close counted came from the safe; without it, unless the rider reported that it was given back before',
        }),
      ),
    }),
    problems: { NO_ORDER: 404, NOT_IN_SAFE: 409 },
    response: Type.Object({ uid: Uid }),
  }),
  'POST /api/v1/staff/deliveries/{uid}/attempted': call({
    operationId: 'reportAttempt',
    summary: 'Not delivered, with the reason',
    ...deliver,
    params: stopParams,
    body: Type.Object({ ...deviceAction, reason: Reason }),
    problems: { NO_ORDER: 404, CANNOT_MOVE: 409, ACTION_REUSED: 409, OTHER_MEMBER: 409 },
    response: StopNow,
  }),
  'POST /api/v1/staff/deliveries/{uid}/slot': call({
    operationId: 'requestSlot',
    summary:
      'Not delivered, and the customer wants another slot: it is booked, or what was asked for is stored for the shop',
    ...deliver,
    params: stopParams,
    body: Type.Object({ ...deviceAction, delivery_date: DateText, slot_id: Id, reason: Reason }),
    problems: {
      NO_ORDER: 404,
      CANNOT_MOVE: 409,
      BAD_DATE: 422,
      NO_SLOT: 422,
      SLOT_CLOSED: 409,
      SLOT_FULL: 409,
      ACTION_REUSED: 409,
      OTHER_MEMBER: 409,
    },
    response: StopNow,
  }),
  'POST /api/v1/staff/deliveries/{uid}/returned': call({
    operationId: 'returnDelivery',
    summary: 'Not delivered and back in the shop; it leaves the round',
    ...deliver,
    params: stopParams,
    body: Type.Object(deviceAction),
    problems: { NO_ORDER: 404, CANNOT_MOVE: 409, ACTION_REUSED: 409, OTHER_MEMBER: 409 },
    response: Type.Object({ uid: Uid }),
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
      id: Type.Optional(
        Type.String({
          ...Uid,
          description: 'chosen by the client: sent twice, it is one close',
        }),
      ),
      expected: RequestedRupees({ minimum: 0, description: 'as it was shown' }),
      counted: RequestedRupees({ minimum: 0 }),
      reason: Type.Optional(Reason),
    }),
    problems: {
      NO_RIDER: 422,
      NOTHING_TO_CLOSE: 409,
      OTHER_AMOUNT: 409,
      REASON_NEEDED: 422,
      OWN_CASH: 403,
    },
    response: CashClosing,
  }),
};
