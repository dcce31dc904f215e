import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail, formatPaise, sumPaise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { hasAccount, notifyCustomer } from '../identity/index.ts';
import type { FailedRefundCredit, PaymentDeps } from './deps.ts';
import { notifyRecharged } from './notify-payer.ts';
import { listReversals, lockPayment } from './reversals-store.ts';

/**
 * Credits a refund that failed at the provider to the wallet of the payer, once, instead of the refund (decision 0168).
 * Returns the credited refund; undefined when it was credited before. Fails with NOT_FAILED, NO_WALLET (the account was
 * deleted) or TAKEN_OUTSIDE (money of the payment was refunded or charged back outside the shop); the transaction must
 * then be rolled back. Locks the payment, the wallet, then the refund.
 */
export async function creditFailedRefund(
  deps: Pick<PaymentDeps, 'notify' | 'clock' | 'fulfilment'>,
  tx: Tx,
  { id, memberId }: { id: number; memberId: number },
) {
  const now = deps.clock.now();
  const refund = await findFailedRefund(tx, id);
  if (!refund) return fail('NOT_FAILED');
  if (refund.credited_at) return undefined;
  const { customer_id: customerId, payment_id: paymentId, amount_paise: amount } = refund;
  if (customerId === null) return fail('NO_WALLET');
  const orderUid = refund.order_uid ?? undefined;
  const credit = { customerId, refundId: id, paymentId, orderUid, amount, now };
  await lockPayment(tx, paymentId);
  const reversals = await listReversals(tx, paymentId);
  const taken = reversals.filter(({ state }) => state === 'TAKEN');
  if (taken.length > 0)
    return fail('TAKEN_OUTSIDE', { amount: sumPaise(taken.map(({ reported }) => reported)) });
  const reference = await deps.fulfilment.creditFailedRefund(tx, credit);
  // Checked after the credit: its wallet lock serializes this with an account deletion, which empties the wallet.
  if (!(await hasAccount(tx, customerId))) return fail('NO_WALLET');
  const credited = await tx
    .updateTable('payments.refunds')
    .set({
      credited_at: now,
      credited_by: memberId,
      credit_reference: reference,
      processed_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .where('credited_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!credited) return (await findFailedRefund(tx, id)) ? undefined : fail('NOT_FAILED');
  await notifyCredited(deps, tx, credit);
  return { paymentId, orderUid, amount };
}

/**
 * A failed refund, with the order that it is for: for the unused money of a payment, the first of the orders that it
 * did not pay; null for that of a recharge.
 */
const findFailedRefund = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments.refunds as r')
    .innerJoin('payments.payments as p', 'p.payment_id', 'r.payment_id')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['r.payment_id', 'r.amount_paise', 'r.credited_at', 'a.customer_id'])
    .select((e) =>
      e.fn
        .coalesce(
          'r.order_uid',
          e
            .selectFrom('payments.attempt_orders as o')
            .select('o.order_uid')
            .whereRef('o.attempt_id', '=', 'p.attempt_id')
            .where((o) =>
              o.not(
                o.exists(
                  o
                    .selectFrom('payments.uses as u')
                    .whereRef('u.payment_id', '=', 'r.payment_id')
                    .whereRef('u.order_uid', '=', 'o.order_uid'),
                ),
              ),
            )
            .orderBy('o.order_uid')
            .limit(1),
        )
        .as('order_uid'),
    )
    .where('r.id', '=', id)
    .where('r.state', '=', 'FAILED')
    .executeTakeFirst();

async function notifyCredited(
  deps: Pick<PaymentDeps, 'notify' | 'clock'>,
  tx: Tx,
  { customerId, paymentId, orderUid, amount, now }: FailedRefundCredit,
): Promise<void> {
  if (!orderUid) return notifyRecharged(deps, tx, { customerId, paymentId, amount });
  const params = { amount: formatPaise(amount), number: orderNumber(orderUid) };
  const path = paths.orderSummary(orderUid);
  const notification = { template: 'order_refunded', params, path } as const;
  await notifyCustomer(deps, tx, customerId, notification, now);
}
