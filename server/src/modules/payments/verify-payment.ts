import { fail, isFailure, type Paise } from '@sabuja/kit';
import { findAttempt } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';
import type { Purpose } from './tables.ts';

export type Callback = {
  /** The provider's. */
  orderId: string;
  paymentId: string;
  signature: string;
  purpose: Purpose;
  /** Paise, as the page believes it was asked for. */
  amount: Paise;
};

/**
 * What the page heard of a payment (S7e.2). Its signature, order, purpose and amount must be those
 * that were asked for; then the provider is asked, and its answer applied.
 */
export async function verifyPayment(deps: PaymentDeps, customerId: number, callback: Callback) {
  const { provider, db } = deps;
  if (!provider) return fail('ONLINE_OFF');
  const { orderId, paymentId, signature } = callback;
  const attempt = await findAttempt(db, orderId);
  if (attempt?.customer_id !== customerId) return fail('NOT_YOURS');
  if (attempt.purpose !== callback.purpose || attempt.amount_paise !== callback.amount) {
    return fail('NOT_VERIFIED');
  }
  if (!provider.isCallbackSigned({ orderId, paymentId, signature })) return fail('NOT_VERIFIED');
  const payment = await provider.findPayment(paymentId);
  if (isFailure(payment)) return fail('CONFIRMING');
  if (payment.orderId !== orderId) return fail('NOT_VERIFIED');
  const applied = await settlePayment(deps, provider, payment);
  if (isFailure(applied)) return fail('CONFIRMING');
  if (!applied?.settled) return fail(payment.status === 'failed' ? 'NOT_PAID' : 'CONFIRMING');
  return applied.used > 0 ? { status: 'success' as const } : fail('GOES_BACK');
}
