import type { Disposition } from '@sabuja/contract/rules/order-status';
import type { PartKind } from '@sabuja/contract/rules/refused-units';
import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listRefusals } from '../refusals/refusals-store.ts';
import type { StaffRefundRow } from '../tables.ts';

export type StaffRefund = Selectable<StaffRefundRow>;

export type RefundLine = {
  line_no: number;
  /** Null in refunds of an earlier release. */
  kind: PartKind | null;
  quantity: number;
  amount_paise: Paise;
  disposition: Disposition;
};

/** Lists the refunds of an order by staff, in every state, oldest first; amounts in paise. */
export const listRefunds = (db: Db | Tx, orderId: number): Promise<StaffRefund[]> =>
  db
    .selectFrom('orders.staff_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** Returns whether an order has a refund by staff in one of these states. */
export const hasRefund = async (
  db: Db | Tx,
  orderId: number,
  states: readonly StaffRefund['state'][],
): Promise<boolean> =>
  (await db
    .selectFrom('orders.staff_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .executeTakeFirst()) !== undefined;

/** Returns the number of refunds that wait for a second person. */
export const countRefundRequests = async (db: Db | Tx): Promise<number> =>
  (
    await db
      .selectFrom('orders.staff_refunds')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('state', '=', 'REQUESTED')
      .executeTakeFirstOrThrow()
  ).n;

/** Returns a refund by staff by its uid, with amounts in paise; undefined when there is none. */
export const findRefund = (db: Db | Tx, uid: string): Promise<StaffRefund | undefined> =>
  db
    .selectFrom('orders.staff_refunds')
    .selectAll()
    .where('uid', '=', uid.toLowerCase())
    .executeTakeFirst();

export const findOrderUid = async (tx: Tx, orderId: number): Promise<string> =>
  (
    await tx
      .selectFrom('orders.orders')
      .select('uid')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).uid;

type NewRefund = Pick<
  StaffRefund,
  | 'uid'
  | 'order_id'
  | 'amount_paise'
  | 'target'
  | 'reason'
  | 'ticket_no'
  | 'needs_approval'
  | 'requested_by'
>;

/** Stores a refund request with its lines, in the state REQUESTED. */
export async function insertRefund(
  tx: Tx,
  refund: NewRefund,
  lines: readonly RefundLine[],
  now: Date,
): Promise<StaffRefund> {
  const stored = await tx
    .insertInto('orders.staff_refunds')
    .values({
      ...refund,
      state: 'REQUESTED',
      requested_at: now,
      decided_by: null,
      decided_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lines.length > 0) {
    await tx
      .insertInto('orders.staff_refund_lines')
      .values(lines.map((line) => ({ ...line, refund_id: stored.id })))
      .execute();
  }
  return stored;
}

export const listRefundLines = (db: Db | Tx, refundId: number): Promise<RefundLine[]> =>
  db
    .selectFrom('orders.staff_refund_lines')
    .select(['line_no', 'kind', 'quantity', 'amount_paise', 'disposition'])
    .where('refund_id', '=', refundId)
    .orderBy('line_no')
    .execute();

/** Refunded or refused units of one part of a line; `kind` is null in refunds of an earlier release. */
export type CreditedUnits = {
  line_no: number;
  kind: PartKind | null;
  quantity: number;
  disposition: Disposition | null;
};

/** Reads the units that were refused at the door or are covered by paid refunds. */
export async function readCreditedUnits(db: Db | Tx, orderId: number): Promise<CreditedUnits[]> {
  const refunded = await db
    .selectFrom('orders.staff_refund_lines as l')
    .innerJoin('orders.staff_refunds as r', 'r.id', 'l.refund_id')
    .select(['l.line_no', 'l.kind', 'l.quantity', 'l.disposition'])
    .where('r.order_id', '=', orderId)
    .where('r.state', '=', 'PAID')
    .orderBy('r.id')
    .execute();
  return [...(await listRefusals(db, orderId)), ...refunded];
}
