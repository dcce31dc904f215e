import { type Paise, sumPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { findContact } from '../identity/index.ts';
import { askRefund } from './ask-refund.ts';
import { type Attempt, lockAttempt, ordersOf, setState } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import { insertUse, type KnownPayment, recordPayment, setSettled } from './payments-store.ts';
import type { ProviderPayment } from './provider.ts';
import { tellRecharged } from './tell-payer.ts';

/** What the shop knows after it has applied a payment; `used` is what orders or a wallet got of it. */
export type Applied = { status: ProviderPayment['status']; settled: boolean; used: Paise };

/**
 * Applies what is told of a payment by the page, a webhook or the provider's own answer: any number
 * of times, in any order, old news too. Captured money is given its place once: the orders or the
 * wallet it was asked for; what has no use goes back. Undefined for a payment of nothing we asked for.
 */
export async function applyPayment(
  deps: PaymentDeps,
  told: ProviderPayment,
): Promise<Applied | undefined> {
  const done = await inTransaction(deps.db, async (tx) => {
    const attempt = told.orderId && (await lockAttempt(tx, told.orderId));
    if (!attempt) return undefined;
    const now = deps.clock.now();
    const payment = await recordPayment(tx, attempt.id, told, now);
    const { status, used_paise: used, settled_at } = payment;
    if (settled_at) return [{ status, settled: true, used }, 'known'] as const;
    if (status !== 'captured' && status !== 'refunded') {
      return [{ status, settled: false, used: 0 }, status] as const;
    }
    const usedNow = await settle(deps, tx, attempt, payment, now);
    const outcome = usedNow > 0 ? 'used' : 'given_back';
    return [{ status, settled: true, used: usedNow }, outcome] as const;
  });
  deps.count('applied', done?.[1] ?? 'not_ours');
  return done?.[0];
}

/** Gives captured money its place; answers how much of it was used. */
async function settle(
  deps: PaymentDeps,
  tx: Tx,
  attempt: Attempt,
  payment: KnownPayment,
  now: Date,
): Promise<Paise> {
  const { payment_id, amount_paise: amount, returned_paise: returned } = payment;
  await setSettled(tx, payment_id, now);
  await setState(tx, attempt.id, 'PAID');
  const used = isAsAsked(attempt, payment) ? await use(deps, tx, attempt, payment_id, now) : 0;
  await askRefund(tx, { paymentId: payment_id, amount: amount - returned - used, now });
  return used;
}

/** A signature covers neither amount nor currency, and money that went back already pays for nothing. */
const isAsAsked = (attempt: Attempt, payment: KnownPayment): boolean =>
  payment.amount_paise === attempt.amount_paise &&
  payment.currency === attempt.currency &&
  payment.returned_paise === 0;

async function use(
  deps: PaymentDeps,
  tx: Tx,
  attempt: Attempt,
  paymentId: string,
  now: Date,
): Promise<Paise> {
  const { paidFor } = deps;
  const { id, customer_id, purpose, amount_paise: amount, provider_order_id } = attempt;
  if (purpose === 'WALLET') {
    const payer = await findContact(tx, customer_id);
    // Of an account that is deleted: the money goes back to where it was paid from.
    if (!payer?.mobile_no) return 0;
    const { customerId } = payer;
    const subscriptionId = attempt.subscription_id ?? undefined;
    await insertUse(tx, { paymentId, purpose, orderUid: null, amount }, now);
    await paidFor.creditWallet(tx, { customerId, paymentId, amount, subscriptionId, now });
    await tellRecharged(deps, tx, { customerId, paymentId, amount });
    return amount;
  }
  const orders = await ordersOf(tx, id);
  const providerOrderId = provider_order_id ?? '';
  const paid = await paidFor.payOrders(tx, { orders, paymentId, providerOrderId, now });
  const used = orders.filter((order) => paid.includes(order.uid));
  for (const order of used) {
    await insertUse(tx, { paymentId, purpose, orderUid: order.uid, amount: order.amount }, now);
  }
  return sumPaise(used.map((order) => order.amount));
}
