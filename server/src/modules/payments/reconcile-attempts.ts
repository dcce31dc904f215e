import { isFailure } from '@sabuja/kit';
import { type Attempt, listAttempts } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderFailure } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the provider whether any of these orders was paid, and settles what was. Undefined when the
 * shop then knows all that the provider does. Calls the provider: never inside a transaction.
 */
export async function reconcileOrders(
  deps: PaymentDeps,
  uids: readonly string[],
): Promise<ProviderFailure | undefined> {
  const { provider } = deps;
  if (!provider) return undefined;
  for (const attempt of await listAttempts(deps.db, uids)) {
    const failure = await reconcileAttempt(deps, provider, attempt);
    if (failure) return failure;
  }
  return undefined;
}

/** Settles every payment that the provider knows of an attempt. */
export async function reconcileAttempt(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { provider_order_id }: Pick<Attempt, 'provider_order_id'>,
): Promise<ProviderFailure | undefined> {
  if (provider_order_id === null) return undefined;
  const payments = await provider.listPayments(provider_order_id);
  if (isFailure(payments)) return payments;
  // What is captured already decides first: nothing more is then taken for the same orders.
  const captured = payments.filter((payment) => payment.status === 'captured');
  const others = payments.filter((payment) => payment.status !== 'captured');
  for (const payment of [...captured, ...others]) {
    const applied = await settlePayment(deps, provider, payment);
    if (isFailure(applied)) return applied;
  }
  return undefined;
}
