import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { pdfFile } from './media.ts';
import { OrderItem } from './orders.ts';
import { DateText, Id, Nullable, Uid } from './schemas.ts';

/** The units of one product that a day or slot needs. */
export const HarvestLine = Type.Object({
  stock_id: Id,
  name: Type.String(),
  units: Type.String({ description: 'of one piece: 500 g' }),
  aisle: Type.String(),
  quantity: Type.Integer({ description: 'pieces, over all open orders' }),
  orders: Type.Integer(),
});
export type HarvestLine = Static<typeof HarvestLine>;

/** The portions of one dish that the kitchen cooks for a slot. */
export const KitchenDish = Type.Object({
  slot: Type.String(),
  name: Type.String(),
  units: Type.String(),
  portions: Type.Integer(),
  orders: Type.Array(
    Type.Object({
      uid: Uid,
      order_no: Type.String(),
      quantity: Type.Integer(),
      occasion: Nullable(Type.String()),
      members: Nullable(Type.Integer()),
      note: Nullable(Type.String({ description: 'of the customer on this dish' })),
      if_missing: OrderItem.properties.if_missing,
    }),
  ),
});
export type KitchenDish = Static<typeof KitchenDish>;

const query = Type.Object({ date: DateText, slot: Type.Optional(Id) });
const sheet = { guard: 'staff', may: 'orders.read', problems: { BAD_DATE: 422 }, query } as const;
export const staffSheetCalls = {
  'GET /api/v1/staff/sheets/harvest': call({
    operationId: 'getHarvestList',
    summary: 'What a day or slot needs of each grocery product, by aisle',
    ...sheet,
    rate: 'read',
    response: Type.Object({ results: Type.Array(HarvestLine) }),
  }),
  'GET /api/v1/staff/sheets/harvest/pdf': call({
    operationId: 'printHarvestList',
    summary: 'The harvest list to print',
    ...sheet,
    rate: 'file',
    ...pdfFile,
  }),
  'GET /api/v1/staff/sheets/kitchen': call({
    operationId: 'getKitchenSheet',
    summary: 'What the kitchen cooks for a day or slot: dishes, portions, members, occasion',
    ...sheet,
    rate: 'read',
    response: Type.Object({ results: Type.Array(KitchenDish) }),
  }),
  'GET /api/v1/staff/sheets/kitchen/pdf': call({
    operationId: 'printKitchenSheet',
    summary: 'The kitchen sheet to print',
    ...sheet,
    rate: 'file',
    ...pdfFile,
  }),
};
