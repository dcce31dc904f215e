import type { Refund, StaffOrderRefund } from '@sabuja/contract';
import { fail, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { PaymentDeps } from './deps.ts';
import type { RefundRow } from './tables.ts';

const publicRefundState: Record<Selectable<RefundRow>['state'], Refund['state']> = {
  WAITING: 'ON_ITS_WAY',
  PENDING: 'ON_ITS_WAY',
  PROCESSED: 'DONE',
  FAILED: 'HELD_UP',
  REFUSED: 'HELD_UP',
};

/**
 * Returns the refunds of one of the customer's own orders, in rupees: of payments that paid it, and of payments that
 * arrived when it did not await one any more. `whole`: the refund covers several orders. Fails with NO_ORDER.
 */
export async function listRefunds(
  { db, fulfilment }: PaymentDeps,
  customerId: number,
  uid: string,
) {
  const [order] = await fulfilment.listPayableOrders(db, { customerId, uids: [uid] });
  if (!order) return fail('NO_ORDER');
  return { results: await readRefunds(db, uid) };
}

/** The refunds of an order's online payments, in rupees. */
const readRefunds = async (db: Db, uid: string): Promise<Refund[]> =>
  (await readRefundsOf(db, [uid]))(uid);

/** The same for staff: each with its id, and whether it can be credited to the wallet. */
export const readRefundsForStaff = async (db: Db, uid: string): Promise<StaffOrderRefund[]> =>
  (await selectRefunds(db, [uid]).execute())
    .filter(({ order_uids }) => order_uids.includes(uid))
    .map((row) => ({
      ...toRefund(row),
      id: row.id,
      can_credit: row.state === 'FAILED' && row.credited_at === null,
    }));

/** The refunds of the online payments of some orders by their uids, in rupees; one query for all of them. */
export async function readRefundsOf(
  db: Db,
  uids: readonly string[],
): Promise<(uid: string) => Refund[]> {
  const rows = uids.length === 0 ? [] : await selectRefunds(db, uids).execute();
  const refunds = rows.map((row) => ({ order_uids: row.order_uids, refund: toRefund(row) }));
  return (uid) =>
    refunds.filter(({ order_uids }) => order_uids.includes(uid)).map(({ refund }) => refund);
}

type ReadRefund = Pick<
  Selectable<RefundRow>,
  'payment_id' | 'amount_paise' | 'reason' | 'state' | 'credited_at'
> & { order_uids: string[] };

/** A refund that was credited to the wallet is done; before it was credited, it had failed. */
const toRefund = (row: ReadRefund): Refund => ({
  payment_id: row.payment_id,
  amount: toRupees(row.amount_paise),
  reason: row.reason,
  whole: row.order_uids.length > 1,
  ...(row.credited_at
    ? { state: 'DONE', to_wallet: true }
    : { state: publicRefundState[row.state] }),
});

/** The refunds of the attempts that were to pay the orders, each with the orders to which it belongs. */
const selectRefunds = (db: Db, uids: readonly string[]) =>
  db
    .selectFrom('payments.refunds as r')
    .innerJoin('payments.payments as p', 'p.payment_id', 'r.payment_id')
    .innerJoin('payments.attempt_orders as o', 'o.attempt_id', 'p.attempt_id')
    .leftJoin('payments.uses as u', (join) =>
      join.onRef('u.payment_id', '=', 'r.payment_id').onRef('u.order_uid', '=', 'o.order_uid'),
    )
    .select((e) => [
      'r.payment_id',
      'r.amount_paise',
      'r.reason',
      'r.id',
      'r.state',
      'r.credited_at',
      e.fn.agg<string[]>('array_agg', ['o.order_uid']).as('order_uids'),
    ])
    .where('p.attempt_id', 'in', (e) =>
      e.selectFrom('payments.attempt_orders').select('attempt_id').where('order_uid', 'in', uids),
    )
    // A refund of an unused amount belongs to all orders of the attempt that it did not pay.
    .where((e) =>
      e.or([
        e('r.order_uid', '=', e.ref('o.order_uid')),
        e.and([e('r.order_uid', 'is', null), e('u.order_uid', 'is', null)]),
      ]),
    )
    .groupBy('r.id')
    .orderBy('r.id');
