import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_MOVED_UNITS } from './rules/stock-ledger.ts';
import { Id, Instant, NonBlank, Nullable, Rupees, Uid } from './schemas.ts';

const takeStates = ['open', 'closing', 'closed', 'cancelled'] as const;
const Aisle = NonBlank(200);

/** An aisle, with the stock take that is open there. */
export const StockTakeAisle = Type.Object({
  aisle: Type.String({ description: 'its key' }),
  name: Type.String({ description: "in the reader's language" }),
  products: Type.Integer(),
  open_take: Nullable(Uid),
  last_closed_at: Nullable(Instant),
});
export type StockTakeAisle = Static<typeof StockTakeAisle>;

/** One product of a stock take; the expected quantity is shown only after the product is counted. */
export const StockTakeLine = Type.Object({
  stock_id: Id,
  name: Type.String(),
  units: Type.String(),
  image_url: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  counted: Nullable(Type.Integer()),
  expected: Nullable(Type.Integer({ description: 'on hand at the moment it was counted' })),
  difference: Nullable(Type.Integer({ description: 'counted less expected' })),
  value: Nullable(
    Rupees({ description: 'of the difference at the last purchase price; null if not known' }),
  ),
  counted_at: Nullable(Instant),
  member: Nullable(Type.String({ description: 'who counted it' })),
});
export type StockTakeLine = Static<typeof StockTakeLine>;

export const StockTake = Type.Object({
  uid: Uid,
  aisle: Type.String(),
  name: Type.String(),
  state: Type.Enum([...takeStates], { type: 'string' }),
  started_at: Instant,
  started_by: Nullable(Type.String()),
  may_cancel: Type.Boolean(),
  lines: Type.Array(StockTakeLine, { description: 'in the sequence of the aisle' }),
});
export type StockTake = Static<typeof StockTake>;

const count = { guard: 'staff', may: 'stock.count' } as const;
const params = Type.Object({ take: Uid });

export const staffStockTakeCalls = {
  'GET /api/v1/staff/stock-takes/aisles': call({
    operationId: 'listStockTakeAisles',
    summary: 'The aisles of the shop, with the counts that are open',
    ...count,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StockTakeAisle) }),
  }),
  'POST /api/v1/staff/stock-takes': call({
    operationId: 'startStockTake',
    summary: 'Start the count of an aisle; one is open there at a time',
    ...count,
    rate: 'write',
    body: Type.Object({
      action_id: Type.String({ ...Uid, description: "the client's name; the uid of the count" }),
      aisle: Aisle,
    }),
    problems: { NO_AISLE: 404, NO_TAKE: 404, COUNTED_NOW: 409, ACTION_REUSED: 409 },
    response: StockTake,
  }),
  'GET /api/v1/staff/stock-takes/{take}': call({
    operationId: 'getStockTake',
    summary: 'A count with its products',
    ...count,
    rate: 'read',
    params,
    problems: { NO_TAKE: 404 },
    response: StockTake,
  }),
  'PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}': call({
    operationId: 'countStockTakeLine',
    summary: 'Save what was counted of a product, or correct it while the count is open',
    ...count,
    rate: 'write',
    params: Type.Object({ take: Uid, stock_id: Id }),
    body: Type.Object({
      action_id: Type.String({ ...Uid, description: 'sent again, it is saved once' }),
      counted: Type.Integer({ minimum: 0, maximum: MAX_MOVED_UNITS }),
    }),
    problems: { NO_TAKE: 404, NO_STOCK: 404, NOT_OPEN: 409 },
    response: StockTakeLine,
  }),
  'POST /api/v1/staff/stock-takes/{take}/close': call({
    operationId: 'closeStockTake',
    summary: 'Close a count: the quantities change by its differences, once',
    guard: 'staff',
    may: 'stock.manage',
    rate: 'write',
    params,
    problems: { NO_TAKE: 404, CANCELLED: 409 },
    response: Type.Object({
      ...StockTake.properties,
      missing_for_orders: Type.Integer({
        description: 'units that orders reserved and nobody found',
      }),
    }),
  }),
  'POST /api/v1/staff/stock-takes/{take}/cancel': call({
    operationId: 'cancelStockTake',
    summary: 'Cancel a count; no quantity changes',
    ...count,
    rate: 'write',
    params,
    problems: { NO_TAKE: 404, NOT_OPEN: 409, NOT_STARTED_BY_YOU: 403 },
    response: StockTake,
  }),
};
