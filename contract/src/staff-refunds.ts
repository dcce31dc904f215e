import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Refund } from './payments.ts';
import { dispositions } from './rules/order-status.ts';
import { partKinds } from './rules/refused-units.ts';
import {
  Id,
  Instant,
  Nullable,
  OrderUid,
  Reason,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';

const Part = Type.Enum([...partKinds], {
  type: 'string',
  description: 'the ordered product, or what came instead of it',
});

export const RefundTarget = Type.Enum(['WALLET', 'SOURCE'], { type: 'string' });
export type RefundTarget = Static<typeof RefundTarget>;

/** A refund by staff, requested, paid or refused. */
export const StaffRefund = Type.Object({
  uid: Uid,
  order_uid: Uid,
  order_no: Type.String(),
  state: Type.Enum(['REQUESTED', 'PAID', 'REFUSED'], { type: 'string' }),
  amount: Rupees(),
  target: RefundTarget,
  wallet: Rupees({ description: 'of a paid refund: what went to the wallet' }),
  source: Rupees({ description: 'what went to where the order was paid from' }),
  reason: Type.String(),
  ticket_no: Nullable(Type.String({ description: 'the complaint it is for' })),
  requested_by: Type.String(),
  requested_at: Instant,
  decided_by: Nullable(Type.String()),
  decided_at: Nullable(Instant),
  is_mine: Type.Boolean({ description: 'requested by the member, who cannot approve it' }),
  lines: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
});
export type StaffRefund = Static<typeof StaffRefund>;

/** A refund of an order's online payment, for staff. */
export const StaffOrderRefund = Type.Object({
  ...Refund.properties,
  id: Id,
  can_credit: Type.Boolean({ description: 'it failed, and can be credited to the wallet instead' }),
});
export type StaffOrderRefund = Static<typeof StaffOrderRefund>;

/** How much of an order can be refunded now, and how much was refunded. */
export const Refundable = Type.Object({
  can_refund: Type.Boolean({ description: 'the order is delivered and something of it remains' }),
  paid: Rupees(),
  remaining: Rupees(),
  taken_outside: Type.Optional(
    Rupees({ description: 'what was refunded or charged back outside the shop, if anything was' }),
  ),
  source_remaining: Rupees({ description: 'of it, what can go to where it was paid from' }),
  wallet_exists: Type.Boolean({ description: 'false once the account of the customer is deleted' }),
  alone: Nullable(
    Rupees({ description: 'what the member may refund without a second person; null: any amount' }),
  ),
  lines: Type.Array(
    Type.Object({
      item: Uid,
      part: Type.Optional(Part),
      name: Type.String(),
      units: Type.String(),
      can_restock: Type.Boolean(),
      amounts: Type.Array(Rupees(), { description: 'what 1, 2, 3 … of what remains come to' }),
    }),
  ),
  refunds: Type.Array(StaffRefund),
});
export type Refundable = Static<typeof Refundable>;

const params = Type.Object({ uid: OrderUid });
const refundParams = Type.Object({ uid: Uid });
const refusals = {
  NOT_DELIVERED: 409,
  TOO_MUCH: 409,
  TAKEN_OUTSIDE: 409,
  NO_LINE: 422,
  NO_SOURCE: 409,
  NO_WALLET: 409,
  CASH_TO_RETURN: 409,
} as const;

export const staffRefundCalls = {
  'GET /api/v1/staff/orders/{uid}/refunds': call({
    operationId: 'listStaffRefunds',
    summary: 'The refunds of the online payment of an order',
    guard: 'staff',
    may: 'orders.read',
    rate: 'read',
    params,
    response: Type.Object({ results: Type.Array(StaffOrderRefund) }),
  }),
};

export const staffOrderRefundCalls = {
  'GET /api/v1/staff/orders/{uid}/refundable': call({
    operationId: 'getRefundable',
    summary: 'What can be refunded of an order, and the refunds that staff made or asked for',
    guard: 'staff',
    may: 'orders.documents',
    rate: 'read',
    params,
    problems: { NO_ORDER: 404 },
    response: Refundable,
  }),
  'POST /api/v1/staff/orders/{uid}/refunds': call({
    operationId: 'refundOrder',
    summary:
      'Refund lines of a delivered order, or an amount; above the limit of the role it waits for approval',
    guard: 'staff',
    may: 'refunds.make',
    recentFactor: true,
    rate: 'write',
    params,
    body: Type.Object({
      id: Type.String({
        ...Uid,
        description: 'chosen by the client: sent twice, it is one refund',
      }),
      target: RefundTarget,
      reason: Reason,
      ticket_no: Type.Optional(
        Type.String({ maxLength: 20, description: 'a complaint about the order' }),
      ),
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            item: Type.String({ ...Uid, description: 'the uid of a line' }),
            part: Type.Optional(Part),
            quantity: Type.Integer({ minimum: 1, maximum: 10_000 }),
            disposition: Type.Enum([...dispositions], { type: 'string' }),
          }),
          { minItems: 1, maxItems: 200 },
        ),
      ),
      amount: Type.Optional(
        RequestedRupees({ minimum: 0.01, maximum: 10_000_000, description: 'instead of lines' }),
      ),
    }),
    invalid: { reason: 'Please give a reason.', amount: 'Please enter the amount in rupees.' },
    problems: { NO_ORDER: 404, NOTHING_CHOSEN: 422, NO_TICKET: 422, ID_IN_USE: 409, ...refusals },
    response: Refundable,
  }),
  'GET /api/v1/staff/refund-requests': call({
    operationId: 'listRefundRequests',
    summary: 'Refunds that wait for a second person, oldest first',
    guard: 'staff',
    may: 'refunds.approve',
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffRefund) }),
  }),
  'POST /api/v1/staff/refund-requests/{uid}/approve': call({
    operationId: 'approveRefund',
    summary: "Approve another person's refund, which pays it",
    guard: 'staff',
    may: 'refunds.approve',
    recentFactor: true,
    rate: 'write',
    params: refundParams,
    problems: { NO_REFUND: 404, NO_ORDER: 404, OWN_REQUEST: 403, DECIDED: 409, ...refusals },
    response: Refundable,
  }),
  'POST /api/v1/staff/refund-requests/{uid}/refuse': call({
    operationId: 'refuseRefund',
    summary: 'Refuse a refund, or take back an own request',
    guard: 'staff',
    may: 'refunds.make',
    rate: 'write',
    params: refundParams,
    problems: { NO_REFUND: 404, NO_ORDER: 404, NOT_PERMITTED: 403, DECIDED: 409 },
    response: Refundable,
  }),
};
