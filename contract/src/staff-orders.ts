import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_MOVED_ORDERS, MAX_SEARCH_LENGTH } from './limits.ts';
import { eventStream, pdfFile, sheetOf } from './media.ts';
import { Order, OrderActor, OrderItem, OrderStatus } from './orders.ts';
import { PaymentMethod } from './pricing.ts';
import { dispositions } from './rules/order-status.ts';
import {
  CursorPage,
  cursorPaging,
  DateText,
  Department,
  Id,
  Instant,
  Nullable,
  OptionalReason,
  OrderUid,
  Reason,
  Rupees,
  Uid,
} from './schemas.ts';
import { DeliveryPhoto } from './staff-delivery-photos.ts';
import { Bags } from './staff-packing.ts';
import { Undo } from './staff-undo.ts';

/** The lateness of an order relative to its slot. `soon`: it should be further by now. `late`: its slot has ended. */
export const Lateness = Type.Enum(['on_time', 'soon', 'late'], { type: 'string' });
export type Lateness = Static<typeof Lateness>;

/** One row of the orders board. */
export const StaffOrder = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  department: Department,
  status: OrderStatus,
  delivery_date: DateText,
  slot_id: Id,
  slot: Type.String(),
  zone: Nullable(Type.String()),
  pincode: Type.String(),
  customer_name: Type.String(),
  phone: Type.String({ description: 'masked for those who need not see it' }),
  address: Type.String({ description: 'the pincode alone for those who need not see it' }),
  lines: Type.Integer(),
  units: Type.Integer(),
  final_amount: Rupees(),
  pending_amount: Rupees(),
  payment_method: PaymentMethod,
  lateness: Lateness,
  picker: Nullable(Type.String({ description: 'who picks it now' })),
  is_new: Type.Boolean({ description: 'placed, and nobody who may confirm it has looked at it' }),
  created_at: Instant,
});
export type StaffOrder = Static<typeof StaffOrder>;

/** A transition that an order's status allows, and why the member may not make it (null: they may). */
export const StaffTransition = Type.Object({ to: OrderStatus, refused: Nullable(Type.String()) });
export type StaffTransition = Static<typeof StaffTransition>;

/** Cash that a rider reported for an order already paid by its payment link: it is to be returned to the customer. */
export const CashReturn = Type.Object({
  amount: Rupees(),
  since: Instant,
  rider: Nullable(Type.String()),
  handed_in_at: Nullable(
    Type.String({ ...Instant, description: 'when a close counted it: the shop has it' }),
  ),
  returned_before_at: Nullable(
    Type.String({
      ...Instant,
      description: "before that close, by the rider's device, which reported it after",
    }),
  ),
  returned_at: Nullable(Type.String({ ...Instant, description: 'null until it is confirmed' })),
  from_safe: Nullable(
    Type.Boolean({ description: 'null until then, and when it was not asked for yet' }),
  ),
  confirmed_by: Nullable(Type.String()),
});
export type CashReturn = Static<typeof CashReturn>;

export const StaffOrderDetails = Type.Object({
  ...StaffOrder.properties,
  deliver_to: Type.String(),
  email: Nullable(Type.String()),
  note: Nullable(Type.String({ description: 'of the delivery, for picker and rider' })),
  version: Type.Integer({ description: 'grows when phone, address or note is corrected' }),
  occasion: Nullable(Type.String()),
  occasion_members: Nullable(Type.Integer()),
  if_missing: Order.properties.if_missing,
  bags: Bags,
  item_total: Rupees(),
  discount: Rupees(),
  coupon: Order.properties.coupon,
  tax: Rupees(),
  delivery_charges: Rupees(),
  payment_id: Nullable(Type.String()),
  payment_status: Order.properties.payment_status,
  items: Type.Array(OrderItem),
  history: Type.Array(
    Type.Object({
      status: OrderStatus,
      at: Instant,
      actor: OrderActor,
      member: Nullable(Type.String({ description: 'the name of the member of staff' })),
      reason: Nullable(Type.String()),
    }),
  ),
  documents: Type.Array(
    Type.Object({
      kind: Type.Enum(['INVOICE', 'CREDIT_NOTE'], { type: 'string' }),
      serial: Type.String(),
      issued_at: Instant,
    }),
  ),
  cash_return: Nullable(CashReturn),
  delivery_photo: Nullable(DeliveryPhoto),
  moves: Type.Array(StaffTransition),
  undo: Undo,
});
export type StaffOrderDetails = Static<typeof StaffOrderDetails>;

const tallies = {
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'orders by status' }),
  value: Rupees({ description: 'without orders that are cancelled or not paid yet' }),
  soon: Type.Integer({ description: 'will be late if nothing happens' }),
  late: Type.Integer(),
};

/** The order counts of a day on the board, in total and by slot. */
export const BoardSummary = Type.Object({
  date: DateText,
  ...tallies,
  slots: Type.Array(
    Type.Object({
      slot_id: Id,
      name: Type.String(),
      department: Department,
      state: Type.Enum(['open', 'full', 'closed'], { type: 'string' }),
      capacity: Type.Integer(),
      usual_capacity: Type.Integer(),
      booked: Type.Integer(),
      closed_reason: Nullable(Type.String()),
      closes_minutes_before: Type.Integer(),
      ...tallies,
    }),
  ),
});
export type BoardSummary = Static<typeof BoardSummary>;

const Uids = Type.Array(Uid, { minItems: 1, maxItems: MAX_MOVED_ORDERS });
const newSlot = {
  delivery_date: DateText,
  slot_id: Id,
  reason: Reason,
};

/** The outcome for each order of a request that changes many. */
const OrderResults = Type.Object({
  results: Type.Array(
    Type.Object({
      uid: Uid,
      ok: Type.Boolean(),
      status: Type.Optional(OrderStatus),
      code: Type.Optional(Type.String()),
      message: Type.Optional(Type.String({ description: 'why it was refused' })),
    }),
  ),
});
const orderParams = Type.Object({ uid: OrderUid });

export const boardFilter = {
  date: Type.Optional(DateText),
  slot: Type.Optional(Id),
  department: Type.Optional(Department),
  zone: Type.Optional(Type.String({ maxLength: 80, description: "a zone's name" })),
  status: Type.Optional(Type.String({ maxLength: 200, description: 'one or more, by commas' })),
  q: Type.Optional(
    Type.String({
      maxLength: MAX_SEARCH_LENGTH,
      description: 'an order number, last digits of the phone, a name, or a product',
    }),
  ),
};

export const staffOrderCalls = {
  'GET /api/v1/staff/board': call({
    operationId: 'getBoardSummary',
    summary: "A day's slots with capacity, and its orders counted by slot and status",
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    query: Type.Object({ date: DateText }),
    problems: { BAD_DATE: 422 },
    response: BoardSummary,
  }),
  'GET /api/v1/staff/stream': call({
    operationId: 'watchBoard',
    summary:
      'Server-sent events: `changed` at once, and with the uid of each order that is placed or changes',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    ...eventStream,
    noContent: 'Too many screens are open: poll instead',
  }),
  'GET /api/v1/staff/orders': call({
    operationId: 'listStaffOrders',
    summary: 'Orders of all customers by day, slot and number',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    query: Type.Object({
      ...boardFilter,
      page: cursorPaging(50).page,
      cursor: cursorPaging(50).cursor,
      limit: Type.Integer({ minimum: 1, maximum: 2500, default: 50, description: 'on a page' }),
    }),
    response: CursorPage(StaffOrder),
  }),
  'GET /api/v1/staff/orders/csv': call({
    operationId: 'downloadStaffOrders',
    summary:
      'The same of a day, or found by a search, as CSV or XLSX without personal data; the audit log records it',
    guard: 'staff',
    may: 'orders.read',
    ...sheetOf(boardFilter),
    problems: { BAD_DATE: 422, DAY_NEEDED: 422 },
  }),
  'GET /api/v1/staff/orders/{uid}': call({
    operationId: 'getStaffOrder',
    summary: 'One order with its lines, timeline and allowed transitions',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    params: orderParams,
    problems: { NO_ORDER: 404 },
    response: StaffOrderDetails,
  }),
  'GET /api/v1/staff/orders/{uid}/documents': call({
    operationId: 'getStaffOrderDocuments',
    summary: 'The invoice of a dispatched order and its credit notes, as one PDF',
    guard: 'staff',
    may: 'orders.documents',
    rate: 'file',
    params: orderParams,
    ...pdfFile,
    problems: { NO_INVOICE: 404 },
  }),
  'POST /api/v1/staff/orders/{uid}/move': call({
    operationId: 'moveStaffOrder',
    summary: 'Change the status of an order; a repeat changes nothing',
    guard: 'staff',
    may: 'orders.move',
    rate: 'write',
    params: orderParams,
    body: Type.Object({
      to: OrderStatus,
      reason: OptionalReason,
      dispositions: Type.Optional(
        Type.Array(
          Type.Object({
            item: Type.String({ ...Uid, description: 'the uid of a line' }),
            disposition: Type.Enum([...dispositions], { type: 'string' }),
          }),
          {
            maxItems: 200,
            description:
              'of every line of a grocery order cancelled from PICKING on; kitchen items are always WASTE',
          },
        ),
      ),
    }),
    problems: {
      NO_ORDER: 404,
      CANNOT_MOVE: 409,
      CLAIMED: 409,
      NOTHING_PICKED: 409,
      NOT_IN_STOCK: 409,
      REASON_NEEDED: 422,
      DISPOSITION_NEEDED: 422,
      NOT_PERMITTED: 403,
      SECOND_FACTOR_NEEDED: 403,
      SECOND_PERSON_NEEDED: 403,
    },
    response: StaffOrderDetails,
  }),
  'POST /api/v1/staff/orders/{uid}/reschedule': call({
    operationId: 'rescheduleOrder',
    summary: 'Move an order to another slot that has a free place; the customer is notified',
    guard: 'staff',
    may: 'orders.reschedule',
    rate: 'write',
    params: orderParams,
    body: Type.Object(newSlot),
    problems: {
      NO_ORDER: 404,
      CANNOT_RESCHEDULE: 409,
      BAD_DATE: 422,
      NO_SLOT: 422,
      SLOT_CLOSED: 409,
      SLOT_FULL: 409,
    },
    response: StaffOrderDetails,
  }),
  'POST /api/v1/staff/orders/moves': call({
    operationId: 'moveStaffOrders',
    summary: 'Change the status of many orders; each succeeds or fails by itself',
    guard: 'staff',
    may: 'orders.move',
    rate: 'write',
    body: Type.Object({ uids: Uids, to: OrderStatus, reason: OptionalReason }),
    response: OrderResults,
  }),
  'POST /api/v1/staff/orders/reschedules': call({
    operationId: 'rescheduleOrders',
    summary: 'Move many orders to another slot; each succeeds or fails by itself',
    guard: 'staff',
    may: 'orders.reschedule',
    rate: 'write',
    body: Type.Object({ uids: Uids, ...newSlot }),
    problems: { BAD_DATE: 422 },
    response: OrderResults,
  }),
};
