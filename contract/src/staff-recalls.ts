import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { OrderStatus } from './orders.ts';
import {
  CursorPage,
  cursorPaging,
  DateText,
  Id,
  Instant,
  NonBlank,
  Nullable,
  OrderUid,
  Uid,
} from './schemas.ts';

const BatchId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Reason = NonBlank(200);

/** One batch of a product, as a supplier delivered it. */
export const StockBatch = Type.Object({
  id: BatchId,
  stock_id: Id,
  name: Type.String(),
  units: Type.String(),
  supplier: Type.String(),
  batch: Nullable(Type.String()),
  expires_on: Nullable(DateText),
  received_at: Instant,
  received: Type.Integer(),
  left: Type.Integer({ description: 'not sold yet, with the oldest units sold first' }),
  recall_id: Nullable(Type.Integer()),
});
export type StockBatch = Static<typeof StockBatch>;

export const Recall = Type.Object({
  id: Type.Integer(),
  batch: StockBatch,
  reason: Type.String(),
  units_removed: Type.Integer({ description: 'taken off sale when it was recalled' }),
  member: Nullable(Type.String({ description: 'who recalled it' })),
  recalled_at: Instant,
  ended_at: Nullable(Instant),
});
export type Recall = Static<typeof Recall>;

/** An order that got units of a recalled batch. */
export const RecalledOrder = Type.Object({
  uid: OrderUid,
  order_no: Type.String(),
  status: OrderStatus,
  delivery_date: DateText,
  units: Type.Integer({ description: 'of the batch; of the product when it is an estimate' }),
  is_estimate: Type.Boolean({
    description: 'placed before batches were recorded: the order may have got units of it',
  }),
  customer_name: Nullable(Type.String({ description: 'null for roles that do not read orders' })),
  phone: Nullable(Type.String({ description: 'masked for roles that do not contact customers' })),
  to_notify: Type.Boolean({ description: 'packed before the recall, and not notified yet' }),
  notified_at: Nullable(Instant),
});
export type RecalledOrder = Static<typeof RecalledOrder>;

export const RecallDetails = Type.Object({
  ...Recall.properties,
  orders: Type.Array(RecalledOrder, { description: 'newest first' }),
});
export type RecallDetails = Static<typeof RecallDetails>;

const read = { guard: 'staff', may: 'stock.read', rate: 'read' } as const;
const manage = { guard: 'staff', may: 'stock.manage', rate: 'write' } as const;
const params = Type.Object({ recall_id: BatchId });

const batchFilter = {
  q: Type.Optional(
    Type.String({
      maxLength: MAX_SEARCH_LENGTH,
      description: 'a part of product, supplier or batch number',
    }),
  ),
  stock_id: Type.Optional(Id),
};
const recallFilter = {
  state: Type.Optional(Type.Enum(['open', 'ended'], { type: 'string' })),
  q: Type.Optional(
    Type.String({
      maxLength: MAX_SEARCH_LENGTH,
      description: 'a part of product, batch, supplier or reason',
    }),
  ),
};

export const staffRecallCalls = {
  'GET /api/v1/staff/stock/batches': call({
    operationId: 'listBatches',
    summary: 'Batches by product, supplier or batch number, newest first',
    ...read,
    query: Type.Object({ ...batchFilter, ...cursorPaging(100) }),
    response: CursorPage(StockBatch),
  }),
  'GET /api/v1/staff/stock/batches/csv': call({
    operationId: 'downloadBatches',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(batchFilter),
  }),
  'GET /api/v1/staff/recalls': call({
    operationId: 'listRecalls',
    summary: 'Recalls, those that are not ended first',
    ...read,
    query: Type.Object({ ...recallFilter, ...cursorPaging(100) }),
    response: CursorPage(Recall),
  }),
  'GET /api/v1/staff/recalls/csv': call({
    operationId: 'downloadRecalls',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(recallFilter),
  }),
  'POST /api/v1/staff/recalls': call({
    operationId: 'recallBatch',
    summary: 'Recall a batch: what is left of it is taken off sale',
    ...manage,
    body: Type.Object({
      action_id: Type.String({ ...Uid, description: "the client's name for this one action" }),
      batch_id: BatchId,
      reason: Reason,
    }),
    problems: { NO_BATCH: 404, NO_RECALL: 404, RECALLED_ALREADY: 409, ACTION_REUSED: 409 },
    response: RecallDetails,
  }),
  'GET /api/v1/staff/recalls/{recall_id}': call({
    operationId: 'getRecall',
    summary: 'A recall with the orders that got units of its batch',
    ...read,
    params,
    problems: { NO_RECALL: 404 },
    response: RecallDetails,
  }),
  'GET /api/v1/staff/recalls/{recall_id}/csv': call({
    operationId: 'downloadRecall',
    summary: 'The orders of a recall as CSV or XLSX; the audit log records it',
    ...manage,
    ...sheetOf({}),
    params,
    problems: { NO_RECALL: 404 },
  }),
  'POST /api/v1/staff/recalls/{recall_id}/notify': call({
    operationId: 'notifyRecall',
    summary: 'Notify the customers whose order was packed before the recall, each order once',
    ...manage,
    params,
    problems: { NO_RECALL: 404, RECALL_ENDED: 409 },
    response: Type.Object({ ...RecallDetails.properties, notified: Type.Integer() }),
  }),
  'POST /api/v1/staff/recalls/{recall_id}/end': call({
    operationId: 'endRecall',
    summary: 'End a recall; its batch is not sold again',
    ...manage,
    params,
    problems: { NO_RECALL: 404 },
    response: RecallDetails,
  }),
};
