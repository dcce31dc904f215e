import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import {
  MAX_MOVED_UNITS,
  MAX_SUPPLY_LINES,
  movementReasons,
  wasteReasons,
} from './rules/stock-ledger.ts';
import {
  CursorPage,
  cursorPaging,
  DateText,
  Department,
  Id,
  Instant,
  NonBlank,
  Nullable,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';

const Units = Type.Integer({ minimum: 1, maximum: MAX_MOVED_UNITS });
const Note = NonBlank(200);
const MovementReason = Type.Enum([...movementReasons], { type: 'string' });
const WasteReason = Type.Enum([...wasteReasons], { type: 'string' });
const ActionId = Type.String({
  ...Uid,
  description: "the client's name for this one action: sent again, it is done once",
});

/** A product with its stock quantity, as staff see it. */
export const StockLevel = Type.Object({
  stock_id: Id,
  name: Type.String(),
  units: Type.String(),
  aisle: Type.String(),
  department: Department,
  image_url: Nullable(Type.String()),
  inactive: Type.Boolean(),
  quantity: Type.Integer({ description: 'what can be sold' }),
  low_stock_at: Nullable(Type.Integer({ description: "its own threshold; null: the shop's" })),
  is_low: Type.Boolean(),
});
export type StockLevel = Static<typeof StockLevel>;

/** A stock level with the quantity that should be on hand. */
export const StockOnHand = Type.Object({
  ...StockLevel.properties,
  reserved: Type.Integer({ description: 'sold, and not picked yet' }),
  on_hand: Type.Integer({ description: 'what a count should find: quantity and reserved' }),
});
export type StockOnHand = Static<typeof StockOnHand>;

export const StockMovement = Type.Object({
  id: Type.Integer(),
  change: Type.Integer(),
  reason: MovementReason,
  waste_reason: Nullable(WasteReason),
  note: Nullable(Type.String()),
  order_no: Nullable(Type.String()),
  order_uid: Nullable(Uid),
  member: Nullable(Type.String({ description: 'who of the staff made it' })),
  quantity_after: Nullable(Type.Integer()),
  at: Instant,
  supplier: Nullable(Type.String()),
  batches: Type.Array(
    Type.Object({
      quantity: Type.Integer(),
      batch: Nullable(Type.String()),
      expires_on: Nullable(DateText),
      purchase_price: Nullable(
        Rupees({ description: 'of one unit; null also for who may not change stock' }),
      ),
    }),
  ),
});
export type StockMovement = Static<typeof StockMovement>;

/** The units left of a batch, assuming that batches are sold in order of their expiry. */
export const ExpiringBatch = Type.Object({
  id: Type.Integer(),
  stock_id: Id,
  name: Type.String(),
  units: Type.String(),
  batch: Nullable(Type.String()),
  supplier: Type.String(),
  expires_on: DateText,
  is_expired: Type.Boolean(),
  received: Type.Integer(),
  left: Type.Integer(),
});
export type ExpiringBatch = Static<typeof ExpiringBatch>;

export const SupplyLine = Type.Object({
  stock_id: Id,
  quantity: Units,
  purchase_price: Type.Optional(Nullable(RequestedRupees({ minimum: 0, maximum: 1_000_000 }))),
  batch: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  expires_on: Type.Optional(Nullable(DateText)),
});
export type SupplyLine = Static<typeof SupplyLine>;

const read = { guard: 'staff', may: 'stock.read', rate: 'read' } as const;
const manage = { guard: 'staff', may: 'stock.manage', rate: 'write' } as const;
const params = Type.Object({ stock_id: Id });

const levelFilter = {
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_LENGTH, description: 'a part of the name' }),
  ),
  low: Type.Optional(Type.Boolean()),
};
const expiryFilter = {
  days: Type.Integer({ minimum: 0, maximum: 365, default: 7, description: 'from today' }),
};

export const staffStockCalls = {
  'GET /api/v1/staff/stock/levels': call({
    operationId: 'listStockLevels',
    summary: 'Quantities of all stocks, or of those that are low, scarcest first',
    ...read,
    query: Type.Object({ ...levelFilter, ...cursorPaging(50) }),
    response: CursorPage(StockLevel),
  }),
  'GET /api/v1/staff/stock/levels/csv': call({
    operationId: 'downloadStockLevels',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(levelFilter),
  }),
  'GET /api/v1/staff/stock/expiring': call({
    operationId: 'listExpiringBatches',
    summary: 'Batches that expire soon or have expired, and are not sold yet',
    ...read,
    query: Type.Object({ ...expiryFilter, ...cursorPaging(100) }),
    response: CursorPage(ExpiringBatch),
  }),
  'GET /api/v1/staff/stock/expiring/csv': call({
    operationId: 'downloadExpiringBatches',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(expiryFilter),
  }),
  'GET /api/v1/staff/stock/{stock_id}': call({
    operationId: 'getStockLevel',
    summary: 'The quantity of a stock, and how many should be on hand',
    ...read,
    params,
    problems: { NO_STOCK: 404 },
    response: StockOnHand,
  }),
  'GET /api/v1/staff/stock/{stock_id}/movements': call({
    operationId: 'listStockMovements',
    summary: 'Every change of the quantity of a stock, newest first',
    ...read,
    params,
    query: Type.Object({
      before: Type.Optional(
        Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'an id: older' }),
      ),
      limit: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
    }),
    response: Type.Object({ results: Type.Array(StockMovement), has_more: Type.Boolean() }),
  }),
  'POST /api/v1/staff/stock/supplies': call({
    operationId: 'receiveSupply',
    summary: 'Receive what a supplier delivered',
    ...manage,
    body: Type.Object({
      action_id: ActionId,
      supplier: NonBlank(100),
      lines: Type.Array(SupplyLine, { minItems: 1, maxItems: MAX_SUPPLY_LINES }),
    }),
    problems: { NO_STOCK: 404, BAD_DATE: 422, TOO_MANY_UNITS: 422, ACTION_REUSED: 409 },
    response: Type.Object({ results: Type.Array(StockOnHand) }),
  }),
  'POST /api/v1/staff/stock/{stock_id}/count': call({
    operationId: 'countStock',
    summary: 'Correct a quantity to what was counted',
    ...manage,
    params,
    body: Type.Object({
      expected: Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: '`on_hand` as it was shown; refused when it has changed since',
      }),
      counted: Type.Integer({ minimum: 0, maximum: MAX_MOVED_UNITS }),
      reason: Type.Optional(Nullable(Note)),
    }),
    problems: { NO_STOCK: 404, STOCK_CHANGED: 409, NO_REASON: 422 },
    response: Type.Object({
      ...StockOnHand.properties,
      difference: Type.Integer({ description: 'counted less expected' }),
      missing_for_orders: Type.Integer({
        description: 'units that orders reserved and nobody found',
      }),
    }),
  }),
  'POST /api/v1/staff/stock/{stock_id}/waste': call({
    operationId: 'wasteStock',
    summary: 'Remove units that cannot be sold',
    ...manage,
    params,
    body: Type.Object({
      action_id: ActionId,
      quantity: Units,
      reason: WasteReason,
      note: Type.Optional(Nullable(Note)),
    }),
    problems: { NO_STOCK: 404, NOT_ENOUGH: 409, ACTION_REUSED: 409 },
    response: StockOnHand,
  }),
  'PUT /api/v1/staff/stock/{stock_id}/threshold': call({
    operationId: 'setLowStockThreshold',
    summary: 'Set from which quantity on a stock is low',
    ...manage,
    params,
    body: Type.Object({
      low_stock_at: Nullable(Type.Integer({ minimum: 0, maximum: MAX_MOVED_UNITS })),
    }),
    problems: { NO_STOCK: 404 },
    response: StockOnHand,
  }),
};
