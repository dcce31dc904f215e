import { formatPaise, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { notifyCustomer } from '../identity/index.ts';
import type { PaymentDeps, SuspendedPlan } from './deps.ts';

type Deps = Pick<PaymentDeps, 'notify' | 'clock'>;
type Paid = { customerId: number; paymentId: string; amount: Paise };

/** Notifies the payer that their recharge is credited. */
export const notifyRecharged = (deps: Deps, tx: Tx, paid: Paid) =>
  notifyPayer(deps, tx, 'wallet_recharged', paid);

/** Notifies the payer that their refund is on its way; nothing is sent when the account was deleted. */
export async function notifyRefunded(
  deps: Deps,
  tx: Tx,
  { payment_id, amount_paise }: { payment_id: string; amount_paise: Paise },
): Promise<void> {
  const attempt = await tx
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select('a.customer_id')
    .where('p.payment_id', '=', payment_id)
    .executeTakeFirst();
  const customerId = attempt?.customer_id;
  if (!customerId) return;
  const paid = { customerId, paymentId: payment_id, amount: amount_paise };
  await notifyPayer(deps, tx, 'payment_refunded', paid);
}

/**
 * Notifies the payer that a recharge was taken back; `owed` is the part that had been spent. Another message names the
 * plan that is suspended by this, if there is one.
 */
export async function notifyReversed(
  deps: Deps,
  tx: Tx,
  {
    customerId,
    paymentId,
    amount,
    owed,
    plan,
  }: Paid & { owed: Paise; plan: SuspendedPlan | undefined },
): Promise<void> {
  const now = deps.clock.now();
  const params = { amount: formatPaise(amount), owed: formatPaise(owed), payment: paymentId };
  const template = owed > 0 ? 'recharge_reversed_owed' : 'recharge_reversed';
  await notifyCustomer(deps, tx, customerId, { template, params }, now);
  if (plan === undefined) return;
  const formatted = (paise: Paise) => (paise > 0 ? formatPaise(paise) : '');
  const suspended = {
    plan: plan.name,
    cashback: formatted(plan.cashback),
    owed: formatted(plan.owed),
  };
  await notifyCustomer(
    deps,
    tx,
    customerId,
    { template: 'plan_suspended', params: suspended },
    now,
  );
}

async function notifyPayer(
  deps: Deps,
  tx: Tx,
  template: 'wallet_recharged' | 'payment_refunded',
  { customerId, paymentId, amount }: Paid,
): Promise<void> {
  const params = { amount: formatPaise(amount), payment: paymentId };
  await notifyCustomer(deps, tx, customerId, { template, params }, deps.clock.now());
}
