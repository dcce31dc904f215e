import { isFailure } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type Applied, applyPayment } from './apply-payment.ts';
import { type Attempt, findAttempt, ordersOf } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import type { Answer, PaymentProvider, ProviderPayment } from './provider.ts';

/**
 * Applies a payment, taking it first when the bank has authorized it late and it is still wanted.
 * What nobody wants any more is not taken: the provider lets it go back by itself. Calls the provider.
 */
export async function settlePayment(
  deps: PaymentDeps,
  provider: PaymentProvider,
  told: ProviderPayment,
): Promise<Answer<Applied | undefined>> {
  const taken = told.status === 'authorized' ? await take(deps.db, deps, provider, told) : told;
  return isFailure(taken) ? taken : applyPayment(deps, taken);
}

async function take(
  db: Db,
  { paidFor }: PaymentDeps,
  provider: PaymentProvider,
  told: ProviderPayment,
): Promise<Answer<ProviderPayment>> {
  const attempt = told.orderId && (await findAttempt(db, told.orderId));
  if (!attempt || told.amount !== attempt.amount_paise || told.currency !== attempt.currency) {
    return told;
  }
  if (!(await isWanted(db, paidFor, attempt))) return told;
  const captured = await provider.capture({ paymentId: told.id, amount: told.amount });
  // It was taken by itself meanwhile, or its order was paid by another: what is true of it now?
  const refused = isFailure(captured) && captured.code === 'PROVIDER_REFUSED';
  return refused ? provider.findPayment(told.id) : captured;
}

async function isWanted(db: Db, paidFor: PaymentDeps['paidFor'], attempt: Attempt) {
  const { customer_id: customerId, purpose, id } = attempt;
  if (customerId === null) return false;
  if (purpose === 'WALLET') return true;
  const uids = (await ordersOf(db, id)).map((order) => order.uid);
  const orders = await paidFor.ordersToPay(db, { customerId, uids });
  return orders.some((order) => order.awaitsPayment);
}
