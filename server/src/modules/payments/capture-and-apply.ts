import { isFailure } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type AppliedPayment, applyPayment } from './apply-payment.ts';
import { type Attempt, findAttempt, listAttemptOrders } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderPayment, ProviderResult } from './provider.ts';

/**
 * Applies a payment, after capturing it if it was authorized late and is still payable. An authorization that is no
 * longer needed is not captured; the provider then returns the money itself. Calls the provider.
 */
export async function captureAndApply(
  deps: PaymentDeps,
  provider: PaymentProvider,
  reported: ProviderPayment,
): Promise<ProviderResult<AppliedPayment | undefined>> {
  const captured =
    reported.status === 'authorized'
      ? await captureIfPayable(deps.db, deps, provider, reported)
      : reported;
  if (isFailure(captured)) return captured;
  // For a link's payment, the response to the capture names the order behind the link instead of the link.
  return applyPayment(deps, provider, { ...captured, orderId: reported.orderId });
}

async function captureIfPayable(
  db: Db,
  { fulfilment }: PaymentDeps,
  provider: PaymentProvider,
  reported: ProviderPayment,
): Promise<ProviderResult<ProviderPayment>> {
  const attempt = reported.orderId ? await findAttempt(db, reported.orderId) : undefined;
  if (
    attempt?.provider !== provider.name ||
    reported.amount !== attempt.amount_paise ||
    reported.currency !== attempt.currency
  ) {
    return reported;
  }
  if (!(await isStillPayable(db, fulfilment, attempt))) return reported;
  const captured = await provider.capture({ paymentId: reported.id, amount: reported.amount });
  // Refused because it was captured automatically, or another payment paid the order: fetch its current state.
  const refused = isFailure(captured) && captured.code === 'PROVIDER_REFUSED';
  return refused ? provider.findPayment(reported.id) : captured;
}

async function isStillPayable(db: Db, fulfilment: PaymentDeps['fulfilment'], attempt: Attempt) {
  const { customer_id: customerId, purpose, id } = attempt;
  if (attempt.link_expires_at !== null) {
    const [order] = await listAttemptOrders(db, id);
    if (order && (await fulfilment.readDue(db, order.uid)) > 0) return true;
  }
  if (customerId === null) return false;
  if (purpose === 'WALLET') return true;
  const uids = (await listAttemptOrders(db, id)).map((order) => order.uid);
  const orders = await fulfilment.listPayableOrders(db, { customerId, uids });
  return orders.some((order) => order.awaitsPayment);
}
