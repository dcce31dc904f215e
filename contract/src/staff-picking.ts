import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { deviceAction } from './device-action.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { Order, OrderItem, OrderStatus } from './orders.ts';
import { missingReasons } from './rules/missing-reasons.ts';
import { DateText, Department, Id, ItemType, Nullable, OrderUid, Rupees, Uid } from './schemas.ts';
import { Bags } from './staff-packing.ts';

const Reason = Type.Enum([...missingReasons], { type: 'string' });

/** One line of an order as its picker sees it. */
export const PickingLine = Type.Object({
  uid: Uid,
  type: ItemType,
  name: Type.String(),
  units: Type.String(),
  quantity: Type.Integer({ description: 'as ordered' }),
  aisle: Type.String(),
  image_url: OrderItem.properties.image_url,
  note: OrderItem.properties.note,
  if_missing: OrderItem.properties.if_missing,
  barcode: Nullable(Type.String({ description: 'of the product; null for a combo' })),
  pack_grams: Nullable(Type.Integer({ description: 'of one unit; null: not sold by weight' })),
  parts: Type.Array(
    Type.Object({
      name: Type.String(),
      units: Type.String(),
      quantity: Type.Integer(),
      barcode: Nullable(Type.String()),
    }),
    { description: 'what a combo is made of, for all its units' },
  ),
  amount: Rupees({ description: 'as agreed, with tax' }),
  recalled: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        batch: Nullable(Type.String()),
        supplier: Type.String(),
        units: Type.Integer({ description: 'of this batch that the order has by the record' }),
      }),
      { description: 'batches that must not be packed; servers of the release before name none' },
    ),
  ),
  expiring: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        batch: Nullable(Type.String()),
        units: Type.Integer({ description: 'of this batch that the order has by the record' }),
        expires_on: DateText,
        is_over: Type.Boolean({ description: 'on the day of delivery or before' }),
      }),
      { description: 'what expires first at the top; servers of the release before name none' },
    ),
  ),
  pick: Nullable(
    Type.Object({
      found: Type.Integer(),
      grams: Nullable(Type.Integer()),
      reason: Nullable(Reason),
      substitute: Nullable(
        Type.Object({
          stock_id: Id,
          name: Type.String(),
          units: Type.String(),
          quantity: Type.Integer(),
        }),
      ),
      amount: Rupees({ description: 'of what is delivered, with tax' }),
    }),
  ),
});
export type PickingLine = Static<typeof PickingLine>;

export const PickingOrder = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  department: Department,
  status: OrderStatus,
  delivery_date: DateText,
  slot: Type.String(),
  picker: Nullable(Type.String({ description: 'who picks it now' })),
  is_mine: Type.Boolean({ description: 'whether the member picks it' }),
  if_missing: Order.properties.if_missing,
  phone: Nullable(
    Type.String({ description: 'of the customer, for their picker, if they are to be called' }),
  ),
  note: Nullable(Type.String({ description: 'of the delivery' })),
  bags: Bags,
  agreed_amount: Rupees(),
  amount: Rupees({ description: 'what it costs as it is picked so far; never more than agreed' }),
  lines: Type.Array(PickingLine, { description: 'by aisle' }),
});
export type PickingOrder = Static<typeof PickingOrder>;

export const SubstituteOffer = Type.Object({
  stock_id: Id,
  name: Type.String(),
  units: Type.String(),
  price: Rupees({ description: 'after its own discount' }),
  in_stock: Type.Integer(),
  image_url: Nullable(Type.String()),
});
export type SubstituteOffer = Static<typeof SubstituteOffer>;

const picking = { guard: 'staff', may: 'orders.pick' } as const;
const orderParams = Type.Object({ uid: OrderUid });
const lineParams = Type.Object({
  uid: OrderUid,
  item: Type.String({ ...Uid, description: 'the uid of a line' }),
});
const MAX_GRAMS = 1_000_000;

export const staffPickingCalls = {
  'GET /api/v1/staff/orders/{uid}/picking': call({
    operationId: 'getPicking',
    summary: 'The lines of an order by aisle, with what was found of each',
    ...picking,
    rate: 'read',
    params: orderParams,
    problems: { NO_ORDER: 404 },
    response: PickingOrder,
  }),
  'PUT /api/v1/staff/orders/{uid}/picking/{item}': call({
    operationId: 'pickLine',
    summary: 'Record what was found of a line; the bill changes when the order is packed',
    ...picking,
    rate: 'write',
    params: lineParams,
    body: Type.Object({
      ...deviceAction,
      found: Type.Integer({ minimum: 0, maximum: 100_000, description: 'units' }),
      grams: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_GRAMS,
          description: 'what was found weighs in all; only less than the packs changes the bill',
        }),
      ),
      reason: Type.Optional(
        Type.Enum([...missingReasons], {
          type: 'string',
          description: 'why units are missing; NOT_THERE unless given',
        }),
      ),
      substitute: Type.Optional(
        Type.Object({
          stock_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
        }),
      ),
      customer_agreed: Type.Optional(
        Type.Boolean({
          description:
            'the customer was asked and agrees; needed unless `if_missing` of line or order is REPLACE',
        }),
      ),
    }),
    problems: {
      NO_ORDER: 404,
      NO_LINE: 404,
      NOT_PICKING: 409,
      CLAIMED: 409,
      TOO_MANY_FOUND: 422,
      NOT_BY_WEIGHT: 422,
      NOTHING_MISSING: 422,
      BAD_SUBSTITUTE: 422,
      NOT_AGREED: 409,
      TOO_MANY_SUBSTITUTES: 422,
      NOT_IN_STOCK: 409,
      ACTION_REUSED: 409,
      OTHER_MEMBER: 409,
    },
    response: PickingOrder,
  }),
  'DELETE /api/v1/staff/orders/{uid}/picking/{item}': call({
    operationId: 'unpickLine',
    summary: 'Take back what was recorded of a line, a mis-click; a repeat changes nothing',
    ...picking,
    rate: 'write',
    params: lineParams,
    query: Type.Object(deviceAction),
    problems: {
      NO_ORDER: 404,
      NO_LINE: 404,
      NOT_PICKING: 409,
      CLAIMED: 409,
      ACTION_REUSED: 409,
      OTHER_MEMBER: 409,
    },
    response: PickingOrder,
  }),
  'GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes': call({
    operationId: 'listSubstitutes',
    summary: 'Products that may replace a line, the nearest first',
    ...picking,
    rate: 'read',
    params: lineParams,
    query: Type.Object({ q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })) }),
    problems: { NO_ORDER: 404, NO_LINE: 404 },
    response: Type.Object({ results: Type.Array(SubstituteOffer) }),
  }),
};
