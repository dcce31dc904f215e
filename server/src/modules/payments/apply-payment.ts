import { type Paise, sumPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { findContact } from '../identity/index.ts';
import { type Attempt, listAttemptOrders, lockAttempt, setAttemptState } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import { notifyRecharged } from './notify-payer.ts';
import {
  insertAllocation,
  listAllocations,
  markSettled,
  recordPayment,
  type StoredPayment,
} from './payments-store.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { requestRefund } from './request-refund.ts';

/** The result of applying a payment; `used` is the amount allocated to orders or the wallet, in paise. */
export type AppliedPayment = { status: ProviderPayment['status']; settled: boolean; used: Paise };

/**
 * Applies a payment that the page's callback, a webhook or the reconciler reports. Idempotent; reports may be stale and
 * arrive in any order. Captured money is allocated once, to the orders or the wallet of its attempt; an unused amount
 * is refunded. Returns undefined for a payment that belongs to no attempt of this shop with that provider.
 */
export async function applyPayment(
  deps: PaymentDeps,
  { name: provider }: Pick<PaymentProvider, 'name'>,
  reported: ProviderPayment,
): Promise<AppliedPayment | undefined> {
  const applied = await inTransaction(deps.db, async (tx) => {
    const { orderId } = reported;
    const attempt = orderId && (await lockAttempt(tx, { provider, orderId }));
    if (!attempt) return undefined;
    const now = deps.clock.now();
    const payment = await recordPayment(tx, attempt.id, reported, now);
    const { status, used_paise: used, settled_at } = payment;
    if (settled_at) return [{ status, settled: true, used }, 'known'] as const;
    if (status !== 'captured' && status !== 'refunded') {
      return [{ status, settled: false, used: 0 }, status] as const;
    }
    const usedAmount = await allocateCaptured(deps, tx, attempt, payment, now);
    const outcome = usedAmount > 0 ? 'used' : 'refunded';
    return [{ status, settled: true, used: usedAmount }, outcome] as const;
  });
  deps.count('applied', applied?.[1] ?? 'not_ours');
  return applied?.[0];
}

/** Allocates a captured payment and requests a refund of the rest; returns the allocated amount. */
async function allocateCaptured(
  deps: PaymentDeps,
  tx: Tx,
  attempt: Attempt,
  payment: StoredPayment,
  now: Date,
): Promise<Paise> {
  const { payment_id, amount_paise: amount, returned_paise: returned } = payment;
  await markSettled(tx, payment_id, now);
  await setAttemptState(tx, attempt.id, 'PAID');
  const used = matchesAttempt(attempt, payment)
    ? await allocatePayment(deps, tx, attempt, payment_id, now)
    : 0;
  await requestRefund(tx, { paymentId: payment_id, amount: amount - returned - used, now });
  return used;
}

/** Checked here since the signature covers neither amount nor currency; a refunded payment pays for nothing. */
const matchesAttempt = (attempt: Attempt, payment: StoredPayment): boolean =>
  payment.amount_paise === attempt.amount_paise &&
  payment.currency === attempt.currency &&
  payment.returned_paise === 0;

async function allocatePayment(
  deps: PaymentDeps,
  tx: Tx,
  attempt: Attempt,
  paymentId: string,
  now: Date,
): Promise<Paise> {
  const { fulfilment } = deps;
  const { id, customer_id, purpose, amount_paise: amount, provider_order_id } = attempt;
  if (purpose === 'WALLET') {
    const payer = await findContact(tx, customer_id);
    // The account was deleted: the money is refunded to its source.
    if (!payer?.mobile_no) return 0;
    const { customerId } = payer;
    const plan = {
      subscriptionId: attempt.subscription_id ?? undefined,
      subscriptionVersion: attempt.subscription_version ?? undefined,
    };
    await insertAllocation(tx, { paymentId, purpose, orderUid: null, amount }, now);
    await fulfilment.creditWallet(tx, { customerId, paymentId, amount, ...plan, now });
    await notifyRecharged(deps, tx, { customerId, paymentId, amount });
    return amount;
  }
  const orders = await listAttemptOrders(tx, id);
  const providerOrderId = provider_order_id ?? '';
  const paid = await fulfilment.payOrders(tx, { orders, paymentId, providerOrderId, now });
  // A link is for orders that await their payment, or for the amount due for one order at the door.
  if (attempt.link_expires_at !== null && paid.length === 0) {
    const uid = orders[0]?.uid ?? '';
    const used = await fulfilment.payDue(tx, { uid, amount, paymentId, providerOrderId, now });
    const isRest = (await listAllocations(tx, uid)).length > 0;
    if (used > 0)
      await insertAllocation(tx, { paymentId, purpose, orderUid: uid, isRest, amount: used }, now);
    return used;
  }
  const used = orders.filter((order) => paid.includes(order.uid));
  for (const order of used) {
    await insertAllocation(
      tx,
      { paymentId, purpose, orderUid: order.uid, amount: order.amount },
      now,
    );
  }
  return sumPaise(used.map((order) => order.amount));
}
