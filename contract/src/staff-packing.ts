import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_BAGS } from './limits.ts';
import { pdfFile } from './media.ts';
import { labelFormats, slipFormats } from './rules/label-formats.ts';
import { DateText, Id, Nullable, OrderUid, Rupees, Uid } from './schemas.ts';

/** The numbers of bags of an order, separately for veg and non-veg items. */
export const Bags = Type.Object({
  veg: Type.Integer(),
  non_veg: Type.Integer(),
  is_counted: Type.Boolean({ description: 'false: the fewest that its goods need' }),
});
export type Bags = Static<typeof Bags>;

/** A packed order of a slot, for printing its labels. */
export const PackedOrder = Type.Object({
  uid: Uid,
  order_no: Type.String(),
  deliver_to: Type.String(),
  slot: Type.String(),
  zone: Nullable(Type.String()),
  bags: Bags,
  to_collect: Rupees(),
});
export type PackedOrder = Static<typeof PackedOrder>;

const orderParams = Type.Object({ uid: OrderUid });
const BagCount = Type.Integer({ minimum: 0, maximum: MAX_BAGS });
const labelFormat = { format: Type.Enum([...labelFormats], { type: 'string' }) };
const slipFormat = { format: Type.Enum([...slipFormats], { type: 'string' }) };
const slotOfDay = { date: DateText, slot: Id };
const pdf = {
  guard: 'staff',
  may: 'orders.read',
  rate: 'file',
  ...pdfFile,
} as const;

export const staffPackingCalls = {
  'PUT /api/v1/staff/orders/{uid}/bags': call({
    operationId: 'countBags',
    summary: 'Record into how many bags an order is packed, veg and non-veg apart',
    guard: 'staff',
    may: 'orders.pick',
    rate: 'write',
    params: orderParams,
    body: Type.Object({ veg: BagCount, non_veg: BagCount }),
    problems: {
      NO_ORDER: 404,
      NOT_PACKING: 409,
      CLAIMED: 409,
      NOTHING_PICKED: 409,
      BAD_BAGS: 422,
      TOO_MANY_BAGS: 422,
    },
    response: Bags,
  }),
  'GET /api/v1/staff/orders/{uid}/labels': call({
    operationId: 'printLabels',
    summary: 'A label for each bag of an order, for a roll of 62 or 80 mm, or eight on an A4 sheet',
    ...pdf,
    params: orderParams,
    query: Type.Object(labelFormat),
    problems: { NO_ORDER: 404, NOT_TO_PACK: 409 },
  }),
  'GET /api/v1/staff/orders/{uid}/packing-slip': call({
    operationId: 'printPackingSlip',
    summary: 'What the bags of an order contain, for a roll of 80 mm or on A4',
    ...pdf,
    params: orderParams,
    query: Type.Object(slipFormat),
    problems: { NO_ORDER: 404, NOT_TO_PACK: 409 },
  }),
  'GET /api/v1/staff/sheets/packed': call({
    operationId: 'listPackedOrders',
    summary: 'The packed orders of a day or slot, with their bags',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    query: Type.Object({ date: DateText, slot: Type.Optional(Id) }),
    problems: { BAD_DATE: 422 },
    response: Type.Object({ results: Type.Array(PackedOrder) }),
  }),
  'GET /api/v1/staff/sheets/labels/pdf': call({
    operationId: 'printSlotLabels',
    summary: 'The labels of all packed orders of a slot',
    ...pdf,
    query: Type.Object({ ...slotOfDay, ...labelFormat }),
    problems: { BAD_DATE: 422, NOTHING_PACKED: 404 },
  }),
  'GET /api/v1/staff/sheets/packing-slips/pdf': call({
    operationId: 'printSlotPackingSlips',
    summary: 'The packing slips of all packed orders of a slot',
    ...pdf,
    query: Type.Object({ ...slotOfDay, ...slipFormat }),
    problems: { BAD_DATE: 422, NOTHING_PACKED: 404 },
  }),
};
