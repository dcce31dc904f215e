import type { Db, Tx } from '../../platform/db/index.ts';

/**
 * Returns the stored data of a customer's own payment, the amount in paise; undefined for another customer's payment.
 * `captured` is true when the whole amount is allocated and nothing was refunded, by the shop or at the provider. Does
 * not call the provider.
 */
export async function findVerifiedPayment(
  db: Db | Tx,
  { customerId, paymentId }: { customerId: number; paymentId: string },
) {
  const row = await db
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select([
      'a.purpose',
      'a.subscription_id as subscriptionId',
      'a.subscription_version as subscriptionVersion',
      'p.amount_paise as amount',
      'p.used_paise as used',
      'p.refund_paise as refunds',
      (e) =>
        e
          .exists(
            e
              .selectFrom('payments.reversals as r')
              .select('r.id')
              .whereRef('r.payment_id', '=', 'p.payment_id')
              .where('r.state', '=', 'TAKEN'),
          )
          .as('isReversed'),
    ])
    .where('p.payment_id', '=', paymentId)
    .where('a.customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { used, refunds, isReversed, ...payment } = row;
  return { ...payment, captured: used === payment.amount && refunds === 0 && !isReversed };
}
