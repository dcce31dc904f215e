import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listRefusals } from '../refusals/refusals-store.ts';
import type { StaffRefundRow } from '../tables.ts';

export type StaffRefund = Selectable<StaffRefundRow>;

export type RefundLine = {
  line_no: number;
  quantity: number;
  amount_paise: Paise;
  disposition: 'RESTOCK' | 'WASTE';
};

export const listRefunds = (db: Db | Tx, orderId: number): Promise<StaffRefund[]> =>
  db
    .selectFrom('orders.staff_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** True when staff have refunded something of an order. */
export const hasPaidRefund = async (db: Db | Tx, orderId: number): Promise<boolean> =>
  (await db
    .selectFrom('orders.staff_refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'PAID')
    .executeTakeFirst()) !== undefined;

/** How many refunds wait for a second person. */
export const countRefundRequests = async (db: Db | Tx): Promise<number> =>
  (
    await db
      .selectFrom('orders.staff_refunds')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('state', '=', 'REQUESTED')
      .executeTakeFirstOrThrow()
  ).n;

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
  'uid' | 'order_id' | 'amount_paise' | 'target' | 'reason' | 'needs_approval' | 'requested_by'
>;

/** Stores a request with its lines. */
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
    .select(['line_no', 'quantity', 'amount_paise', 'disposition'])
    .where('refund_id', '=', refundId)
    .orderBy('line_no')
    .execute();

export type PaidUnits = { refunded: number; restocked: number };

/** Units of each line that paid refunds cover or that were refused at the door, by the number of the line. */
export async function readPaidUnits(db: Db | Tx, orderId: number): Promise<Map<number, PaidUnits>> {
  const rows = await db
    .selectFrom('orders.staff_refund_lines as l')
    .innerJoin('orders.staff_refunds as r', 'r.id', 'l.refund_id')
    .select(['l.line_no', 'l.quantity', 'l.disposition'])
    .where('r.order_id', '=', orderId)
    .where('r.state', '=', 'PAID')
    .execute();
  const refused = await listRefusals(db, orderId);
  const units = new Map<number, PaidUnits>();
  for (const { line_no, quantity, disposition } of [...rows, ...refused]) {
    const { refunded, restocked } = units.get(line_no) ?? { refunded: 0, restocked: 0 };
    units.set(line_no, {
      refunded: refunded + quantity,
      restocked: restocked + (disposition === 'RESTOCK' ? quantity : 0),
    });
  }
  return units;
}
