import type { Paise } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RefundRow } from './tables.ts';

/**
 * Returns what was refunded or charged back outside the shop of the payments of an order, in paise, at most what they
 * paid of it. Refunds that failed are subtracted: staff repeat them at the provider.
 */
export async function readTakenOutside(db: Db | Tx, orderUid: string): Promise<Paise> {
  const { rows } = await sql<{ taken: number }>`
    select payments.taken_outside(${orderUid}) as taken`.execute(db);
  return Number(rows[0]?.taken ?? 0);
}

/** The same, after locking the payments of the order: a reversal that is written at the same time counts. */
export async function lockTakenOutside(tx: Tx, orderUid: string): Promise<Paise> {
  await lockPaymentsOfOrder(tx, orderUid);
  return readTakenOutside(tx, orderUid);
}

/** Locks the payments of an order; every transaction that locks a payment and a wallet locks the payment first. */
export async function lockPaymentsOfOrder(tx: Tx, orderUid: string): Promise<void> {
  await tx
    .selectFrom('payments.payments')
    .select('payment_id')
    .where('payment_id', 'in', (e) =>
      e.selectFrom('payments.uses').select('payment_id').where('order_uid', '=', orderUid),
    )
    .orderBy('payment_id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Returns true when a refund, with the earlier ones of its payment, would return money that went back outside the shop:
 * a provider may refund a payment that the payer's bank has charged back.
 */
export async function exceedsUntaken(
  db: Db | Tx,
  { id, payment_id, amount_paise }: Selectable<RefundRow>,
): Promise<boolean> {
  const { rows } = await sql<{ exceeds: boolean }>`
    select t.taken > 0 and ${amount_paise} + r.refunded + t.taken > p.amount_paise as exceeds
    from payments.payments p
    cross join lateral (
      select coalesce(sum(amount_paise), 0) as taken from payments.reversals
      where payment_id = p.payment_id and state = 'TAKEN'
    ) t
    cross join lateral (
      select coalesce(sum(amount_paise), 0) as refunded from payments.refunds
      where payment_id = p.payment_id and id <> ${id}
        and (state in ('PENDING', 'PROCESSED') or credited_at is not null or (state = 'WAITING' and id < ${id}))
    ) r
    where p.payment_id = ${payment_id}`.execute(db);
  return rows[0]?.exceeds ?? false;
}

/**
 * Returns true when a refund of the same amount was made at the provider after this one was requested: staff repeated
 * there what was refused here.
 */
export async function isRepeatedOutside(
  db: Db | Tx,
  { payment_id, amount_paise, asked_at }: Selectable<RefundRow>,
): Promise<boolean> {
  const found = await db
    .selectFrom('payments.reversals')
    .select('id')
    .where('payment_id', '=', payment_id)
    .where('kind', '=', 'REFUND')
    .where('state', '=', 'TAKEN')
    .where((e) => e(e.fn.coalesce('reported_paise', 'amount_paise'), '=', amount_paise))
    .where('reported_at', '>=', asked_at)
    .executeTakeFirst();
  return found !== undefined;
}
