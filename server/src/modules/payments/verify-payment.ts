import { fail, isFailure, type Paise } from '@sabuja/kit';
import { findAttempt } from './attempts-store.ts';
import { captureAndApply } from './capture-and-apply.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import type { Purpose } from './tables.ts';

export type Callback = {
  /** The provider's order id. */
  orderId: string;
  paymentId: string;
  signature: string;
  purpose: Purpose;
  /** The amount that the page expects, in paise. */
  amount: Paise;
};

/**
 * Verifies a payment reported by the page's callback (S7e.2): signature, order, purpose and amount must match the
 * attempt; then the payment is fetched from the provider and settled. Fails with a code of `paymentProblems`; GOES_BACK
 * means that nothing awaits the payment any more, and it is refunded. Calls the provider.
 */
export async function verifyPayment(deps: PaymentDeps, customerId: number, callback: Callback) {
  if (deps.providers.length === 0) return fail('ONLINE_OFF');
  const { orderId, paymentId, signature } = callback;
  const attempt = await findAttempt(deps.db, orderId);
  if (attempt?.customer_id !== customerId) return fail('NOT_YOURS');
  if (attempt.purpose !== callback.purpose || attempt.amount_paise !== callback.amount) {
    return fail('NOT_VERIFIED');
  }
  const provider = findProvider(deps, attempt.provider);
  if (!provider) return fail('ONLINE_OFF');
  if (!provider.isCallbackSigned({ orderId, paymentId, signature })) return fail('NOT_VERIFIED');
  const payment = await provider.findPayment(paymentId);
  if (isFailure(payment)) return fail('CONFIRMING');
  if (payment.orderId !== orderId) return fail('NOT_VERIFIED');
  const applied = await captureAndApply(deps, provider, payment);
  if (isFailure(applied)) return fail('CONFIRMING');
  if (!applied?.settled) return fail(payment.status === 'failed' ? 'NOT_PAID' : 'CONFIRMING');
  return applied.used > 0 ? { status: 'success' as const } : fail('GOES_BACK');
}
