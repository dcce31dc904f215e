import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { ListedItem } from './catalogue.ts';
import {
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OCCASION_LENGTH,
  MAX_OCCASION_MEMBERS,
} from './limits.ts';
import { eventStream, pdfFile } from './media.ts';
import { placeOrderProblemCodes } from './order-problems.ts';
import { Refund } from './payments.ts';
import { invalidPaymentMethod, OrderLine, PaymentMethod } from './pricing.ts';
import { MAX_LINE_NOTE_LENGTH, missingChoices } from './rules/if-missing.ts';
import { dispositions, orderActors, orderStatuses } from './rules/order-status.ts';
import { partKinds, refusalReasons } from './rules/refused-units.ts';
import {
  CustomerUid,
  DateText,
  Department,
  Flag,
  Id,
  Instant,
  ItemType,
  NonBlank,
  Nullable,
  OptionalReason,
  OrderUid,
  Page,
  Pincode,
  paging,
  Rupees,
  Uid,
} from './schemas.ts';

export const OrderStatus = Type.Enum([...orderStatuses], { type: 'string' });
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderActor = Type.Enum([...orderActors], { type: 'string' });
export type OrderActor = Static<typeof OrderActor>;

export const Order = Type.Object({
  uid: Uid,
  order_no: Type.String({ description: 'its number for people: the first segment of its uid' }),
  user_uid: Uid,
  department: Department,
  delivery_address: Type.String(),
  deliver_to: Type.String(),
  delivery_note: Nullable(Type.String({ description: 'what the customer asked the shop to note' })),
  final_amount: Rupees(),
  final_tax: Rupees(),
  delivery_charges: Rupees(),
  applied_discount: Rupees(),
  coupon: Nullable(
    Type.Object(
      {
        code: Type.String(),
        discount: Rupees({ description: 'part of `applied_discount` when it was ordered' }),
      },
      { description: 'the coupon that lowered it' },
    ),
  ),
  expected_delivery_date: DateText,
  delivery_slot: Type.String(),
  o_status: OrderStatus,
  can_cancel: Type.Boolean({ description: 'whether its customer may cancel it now' }),
  waits_for_twin: Type.Boolean({
    description: 'whether it waits for the other order of its checkout before it can be confirmed',
  }),
  payment_method: PaymentMethod,
  payment_status: Flag,
  pending_amount: Rupees(),
  payment_id: Nullable(Type.String()),
  raz_order_id: Nullable(Type.String()),
  raz_pay_status: Nullable(Type.Integer({ description: '0 pending, 1 paid, 2 failed' })),
  if_missing: Nullable(
    Type.Enum([...missingChoices], {
      type: 'string',
      description: 'what the shop does when something is missing; null: not chosen, it calls',
    }),
  ),
  created_at: Instant,
});
export type Order = Static<typeof Order>;

export const StatusChange = Type.Object({
  status: OrderStatus,
  at: Instant,
  actor: OrderActor,
  reason: Nullable(
    Type.String({
      description: "as given by the actor of the transition; the system's in the reader's language",
    }),
  ),
});
export type StatusChange = Static<typeof StatusChange>;

/** An order in a list, with a summary of its items. */
export const ListedOrder = Type.Object({
  ...Order.properties,
  item_count: Type.Integer({ description: 'how many lines it has' }),
  image_urls: Type.Array(Type.String(), { description: 'pictures of its first items' }),
  refunds: Type.Optional(
    Type.Array(Refund, {
      description:
        'of online payments, also of one that did not pay it any more; absent without any',
    }),
  ),
});
export type ListedOrder = Static<typeof ListedOrder>;

/** By how much an order's amount was reduced, and where the money went. */
const reduction = {
  amount: Rupees({ description: 'by which it was lowered' }),
  due: Rupees({ description: 'of it, no longer to be paid on delivery' }),
  wallet: Rupees({ description: 'of it, back in the wallet' }),
  source: Rupees({ description: 'of it, back to where the online payment came from' }),
};

/** One order with details, including its status history, oldest first. */
export const OrderDetails = Type.Object({
  ...Order.properties,
  history: Type.Array(StatusChange),
  delivery_code: Nullable(
    Type.String({
      description: 'what its customer gives to the rider; only while it is on its way',
    }),
  ),
  invoice_no: Nullable(
    Type.String({ description: 'the serial number of its invoice, once it has one' }),
  ),
  placed_by_phone: Type.Optional(
    Type.Literal(true, { description: 'staff placed it for the customer, who called' }),
  ),
  recipient_hidden: Type.Optional(
    Type.Literal(true, {
      description:
        'name and address are withheld: nobody had signed in with the number when they were given on the phone',
    }),
  ),
  refunded: Type.Optional(
    Type.Object(
      { wallet: Rupees(), source: Rupees() },
      { description: 'what staff refunded of a delivered order; absent without any' },
    ),
  ),
  reduction: Nullable(
    Type.Object(
      {
        agreed_amount: Rupees({ description: 'the final amount before' }),
        ...reduction,
      },
      { description: 'of the bill, for what was missing when the order was picked' },
    ),
  ),
  refusal: Type.Optional(
    Type.Object(reduction, {
      description: 'of the bill, for what was refused at the door; absent without any',
    }),
  ),
  if_cancelled: Nullable(
    Type.Object(
      {
        order_no: Type.String(),
        delivery_charges: Rupees({ description: 'added to the other order' }),
        final_amount: Rupees({ description: 'the new amount of the other order' }),
      },
      { description: 'what changes for the other order of its checkout if this one is cancelled' },
    ),
  ),
});
export type OrderDetails = Static<typeof OrderDetails>;

export const OrderItem = Type.Object({
  uid: Uid,
  item_id: Id,
  type: ItemType,
  item_name: Type.String(),
  quantity: Type.Integer(),
  cost: Rupees({ description: 'per unit, as charged' }),
  units: Type.String(),
  final_amount: Rupees({ description: 'cost times quantity' }),
  image_url: Nullable(Type.String()),
  note: Nullable(Type.String({ description: 'of the customer, for the picker' })),
  if_missing: Nullable(
    Type.Enum([...missingChoices], {
      type: 'string',
      description: 'what the customer chose for this line alone; null: as for the whole order',
    }),
  ),
  delivered: Nullable(
    Type.Object(
      {
        quantity: Type.Number({ description: 'units, with a fraction when they weigh less' }),
        final_amount: Rupees({ description: 'of all that is delivered for the line' }),
        substitute: Nullable(
          Type.Object({
            item_name: Type.String(),
            units: Type.String(),
            quantity: Type.Integer(),
            image_url: Nullable(Type.String()),
          }),
        ),
      },
      { description: 'what is delivered, once the order is packed; null: as ordered' },
    ),
  ),
  refused: Type.Optional(
    Type.Array(
      Type.Object({
        item_name: Type.String(),
        units: Type.String(),
        quantity: Type.Integer(),
        reason: Type.Enum([...refusalReasons], { type: 'string' }),
        disposition: Nullable(
          Type.Enum([...dispositions], {
            type: 'string',
            description: 'what became of it; null until it is checked in the shop',
          }),
        ),
        part: Type.Enum([...partKinds], { type: 'string' }),
      }),
      { description: 'what was refused of the line at the door; absent without any' },
    ),
  ),
});
export type OrderItem = Static<typeof OrderItem>;

/** A line of a new order, with the customer's note for the picker and their choice for the case that it is missing. */
const NewOrderLine = Type.Object({
  ...OrderLine.properties,
  if_missing: Type.Optional(Type.Enum([...missingChoices], { type: 'string' })),
  note: Type.Optional(Type.String({ maxLength: MAX_LINE_NOTE_LENGTH })),
});
export type NewOrderLine = Static<typeof NewOrderLine>;

export const PlaceOrder = Type.Object({
  deliver_to: Type.String({ maxLength: MAX_NAME_LENGTH }),
  customer_address: Type.String({
    ...NonBlank(400),
    description: 'uid of a saved address, or an address as text',
  }),
  pincode: Pincode,
  contact: Type.String({ maxLength: 20 }),
  customer_name: Type.String({ maxLength: MAX_NAME_LENGTH }),
  delivery_date: DateText,
  delivery_slot: Type.Union([Id, Type.String({ maxLength: 60 })], {
    description: "a slot's id, or its name",
  }),
  order_from: Type.Literal('PWA_WEB'),
  email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
  payment_method: PaymentMethod,
  occasion: Type.Optional(
    Type.String({ maxLength: MAX_OCCASION_LENGTH, description: 'of a kitchen order; optional' }),
  ),
  occasion_members: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_OCCASION_MEMBERS })),
  estimation_id: Type.Optional(Type.String({ maxLength: 60 })),
  if_missing: Type.Optional(Type.Enum([...missingChoices], { type: 'string' })),
  items: Type.Array(NewOrderLine, { minItems: 1, maxItems: 200 }),
});
export type PlaceOrder = Static<typeof PlaceOrder>;

const orderIdParams = Type.Object({ orderId: OrderUid });

export const orderCalls = {
  'POST /api/v1/orders/': call({
    operationId: 'placeOrder',
    summary: 'Place an order; with an Idempotency-Key header, a repeat returns the first response',
    guard: 'customer',
    whenOpen: true,
    rate: 'write',
    headers: Type.Object({
      'Idempotency-Key': Type.Optional(
        Type.String({
          maxLength: MAX_IDEMPOTENCY_KEY_LENGTH,
          description: 'The same for every repeat of one order',
        }),
      ),
    }),
    body: PlaceOrder,
    invalid: invalidPaymentMethod,
    problems: placeOrderProblemCodes,
    response: Type.Object({ data: Type.Array(Uid) }),
  }),
  'GET /api/v1/orders/user/{uid}/': call({
    operationId: 'listOrders',
    summary: "The customer's orders, newest first",
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ uid: CustomerUid }),
    query: Type.Object({
      under_way: Type.Optional(
        Type.Boolean({ description: 'only those neither delivered nor cancelled' }),
      ),
      not_cancelled: Type.Optional(Type.Boolean({ description: 'without those cancelled' })),
      ...paging(3),
    }),
    problems: { NOT_YOURS: 404 },
    response: Page(ListedOrder),
  }),
  'GET /api/v1/orders/user/{uid}/bought': call({
    operationId: 'listBoughtItems',
    summary: 'What the customer ordered the most often and is on sale',
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ uid: CustomerUid }),
    problems: { NOT_YOURS: 404 },
    response: Type.Object({ results: Type.Array(ListedItem) }),
  }),
  'GET /api/v1/orders/{orderId}/': call({
    operationId: 'getOrder',
    summary: 'One order',
    guard: 'customer',
    rate: 'read',
    params: orderIdParams,
    problems: { NOT_YOURS: 404 },
    response: OrderDetails,
  }),
  'POST /api/v1/orders/{orderId}/cancel': call({
    operationId: 'cancelOrder',
    summary: 'Cancel an order that the shop has not confirmed; a repeat returns the same response',
    guard: 'customer',
    rate: 'write',
    params: orderIdParams,
    body: Type.Object({
      reason: OptionalReason,
      confirmed_amount: Type.Optional(
        Rupees({ description: '`if_cancelled.final_amount`, as the customer has confirmed it' }),
      ),
    }),
    problems: { NOT_YOURS: 404, CANNOT_MOVE: 409, TWIN_FEE: 409 },
    response: OrderDetails,
  }),
  'GET /api/v1/orders/by-key/{key}': call({
    operationId: 'getOrderByKey',
    summary: 'What the request with this Idempotency-Key placed, for a client without its response',
    guard: 'customer',
    rate: 'read',
    params: Type.Object({
      key: Type.String({ minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH }),
    }),
    response: Type.Object({
      data: Type.Array(Uid, { description: 'empty when nothing was placed with it' }),
    }),
  }),
  'GET /api/v1/orders/{orderId}/items/': call({
    operationId: 'listOrderItems',
    summary: 'The lines of an order',
    guard: 'customer',
    rate: 'read',
    params: orderIdParams,
    problems: { NOT_YOURS: 404 },
    response: Type.Object({ result: Type.Array(OrderItem) }),
  }),
  'GET /api/v1/orders/{orderId}/events': call({
    operationId: 'watchOrder',
    summary: 'Server-sent events: `changed` at once, and at each change of the order',
    guard: 'customer',
    rate: 'read',
    params: orderIdParams,
    query: Type.Object({
      read_ms_ago: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            'how many milliseconds ago the client began to read the order: `changed` comes at once only if it may have changed since',
        }),
      ),
    }),
    ...eventStream,
    noContent: 'The order is over: nothing will change any more',
    problems: { NOT_YOURS: 404 },
  }),
  'GET /api/v1/orders/{orderId}/invoice': call({
    operationId: 'getInvoice',
    summary:
      'The invoice of a dispatched order, and its credit notes: cancelled, refused or refunded afterwards',
    guard: 'customer',
    rate: 'file',
    params: orderIdParams,
    ...pdfFile,
    problems: { NO_INVOICE: 404 },
  }),
  'PATCH /api/v1/orders/{uid}/': call({
    operationId: 'reportPaymentOutcome',
    summary: 'A hint of how the online payment ended; the server checks with the provider',
    guard: 'customer',
    rate: 'money',
    params: Type.Object({ uid: OrderUid }),
    form: Type.Object({
      raz_pay_status: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')], {
        description: '0 only requests the state of the payment',
      }),
      payment_id: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    problems: { NOT_YOURS: 404, NOT_VERIFIED: 409 },
    response: Order,
  }),
};
