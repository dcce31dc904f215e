import type { Department } from '@sabuja/contract';
import { ABANDONED_HOURS, type OrderLimits } from '@sabuja/contract/rules/order-limits';
import { finalStatuses } from '@sabuja/contract/rules/order-status';
import { addTime, fail, hours, type Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, prepareQuery, type Tx } from '../../platform/db/index.ts';
import { findOrderLimits, guessOrderLimits } from '../content/index.ts';
import type { CheckLimits, LimitFailure } from '../pricing/index.ts';
import { readBalance } from '../wallet/index.ts';
import type { NewOrder } from './orders-store.ts';

type Candidate = {
  customerId: number;
  /** Paise to be paid in cash. */
  cash: Paise;
  paysOnline: boolean;
  /** Orders of the same estimate belong to the same checkout. */
  estimateId: string | null;
  department: Department | null;
  now: Date;
};

/** Checks a whole checkout before its first order; what the wallet does not cover is cash. */
export const checkCheckoutLimits: CheckLimits = async (
  db,
  { customerId, paymentMethod, final, now },
) => {
  const covered =
    paymentMethod === 'WALLET' ? Math.min(final, await readBalance(db, customerId)) : 0;
  const paysOnline = paymentMethod === 'ONLINE';
  const cash = paysOnline ? 0 : final - covered;
  return checkLimits(db, { customerId, cash, paysOnline, estimateId: null, department: null, now });
};

/**
 * Checks an order about to be placed, under the lock of its buyer: orders placed at once cannot exceed the limits.
 * `openOrders` is what `selectOpenOrders` has found under that lock, if it was read.
 */
export const checkOrderLimits = (
  tx: Tx,
  customerId: number,
  order: NewOrder,
  openOrders: readonly OpenOrders[],
) =>
  checkLimits(
    tx,
    {
      customerId,
      cash: order.payment_method === 'ONLINE' ? 0 : order.pending_paise,
      paysOnline: order.status === 'PAYMENT_PENDING',
      estimateId: order.estimate_id ?? null,
      department: order.department,
      now: order.created_at,
    },
    openOrders,
  );

/** True when there may be limits, so that `selectOpenOrders` is worth executing ahead. */
export function mayHaveLimits(): boolean {
  const limits = guessOrderLimits();
  return limits === undefined || isLimited(limits);
}

const isLimited = (limits: OrderLimits): boolean =>
  [
    limits.cashDue,
    limits.firstCashDue,
    limits.openCheckouts,
    limits.unpaidCheckouts,
    limits.abandonedCheckouts,
  ].some((limit) => limit !== Number.POSITIVE_INFINITY);

async function checkLimits(
  db: Db | Tx,
  { customerId, cash, paysOnline, estimateId, department, now }: Candidate,
  [known]: readonly OpenOrders[] = [],
): Promise<LimitFailure | undefined> {
  const limits = await findOrderLimits(db);
  if (!isLimited(limits)) return undefined;
  const open =
    known ??
    (await readOpenOrders(db, {
      customerId,
      estimateId,
      department,
      abandonedSince: paysOnline ? abandonedSince(now) : null,
    }));
  if (open.checkouts >= limits.openCheckouts) {
    return fail('OPEN_LIMIT', { limit: limits.openCheckouts });
  }
  if (paysOnline && open.unpaid >= limits.unpaidCheckouts) {
    return fail('UNPAID_LIMIT', { limit: limits.unpaidCheckouts });
  }
  if (paysOnline && open.abandoned >= limits.abandonedCheckouts) {
    return fail('ABANDONED_LIMIT', { limit: limits.abandonedCheckouts });
  }
  const limit = open.is_known ? limits.cashDue : limits.firstCashDue;
  if (cash === 0 || open.due + cash <= limit) return undefined;
  return fail('CASH_LIMIT', { limit, due: open.due, isFirst: !open.is_known });
}

/** The time after which a checkout that was cancelled without its payment counts. */
export const abandonedSince = (now: Date): Date => addTime(now, -hours(ABANDONED_HOURS));

type OpenOrders = {
  checkouts: number;
  unpaid: number;
  abandoned: number;
  due: Paise;
  is_known: boolean;
};
/** `department` is that of the order; null for a whole checkout. `abandonedSince` is null when those do not matter. */
type OpenOrdersOf = {
  customerId: number;
  estimateId: string | null;
  department: Department | null;
  abandonedSince: Date | null;
};

async function readOpenOrders(db: Db | Tx, request: OpenOrdersOf): Promise<OpenOrders> {
  const { rows } = await selectOpenOrders(request).execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/**
 * The query for a customer's open checkouts without that of the given estimate, how many of them await a payment, the
 * cash due over all open orders, and whether an order was ever delivered to them; also how many checkouts placed since
 * `abandonedSince` were cancelled without their online payment, neither by staff nor with their other half paid. An
 * estimate that was ordered again counts as often; the cancelled other half of the given one does not.
 */
export const selectOpenOrders = prepareQuery(
  ({ customerId, estimateId, department, abandonedSince }: OpenOrdersOf) => sql<OpenOrders>`
    select count(distinct checkout) filter (where is_other)::int as checkouts,
      count(distinct checkout) filter (where is_other and status = 'PAYMENT_PENDING')::int as unpaid,
      coalesce(sum(pending_paise) filter (where status <> 'PAYMENT_PENDING'), 0)::bigint as due,
      exists (select from orders.orders where customer_id = ${customerId} and status = 'DELIVERED')
        as is_known,
      (select count(distinct (coalesce(o.estimate_id, o.uid), n)) from (
        select o.*, row_number() over (partition by coalesce(o.estimate_id, o.uid), o.department) as n
        from orders.orders o
        where ${abandonedSince}::timestamptz is not null and o.created_at > ${abandonedSince}::timestamptz
          and o.customer_id = ${customerId} and o.payment_method = 'ONLINE' and o.payment_status = 0
          and o.status = 'CANCELLED' and o.placed_by is null
          and (o.estimate_id is null or o.estimate_id is distinct from ${estimateId}::uuid
            or o.department = ${department})
          and not exists (select from orders.status_history h
            where h.order_id = o.id and h.status = 'CANCELLED' and h.actor = 'staff')
          and not exists (select from orders.orders half
            where half.estimate_id = o.estimate_id and half.payment_status = 1)
      ) o)::int as abandoned
    from (
      select status, pending_paise, coalesce(estimate_id, uid) as checkout,
        estimate_id is null or estimate_id is distinct from ${estimateId}::uuid as is_other
      from orders.orders
      where customer_id = ${customerId} and status <> all(${finalStatuses}::text[])
    ) open_orders`,
);
