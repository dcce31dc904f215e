import { isFailure } from '@sabuja/kit';
import { type Attempt, listAttempts } from './attempts-store.ts';
import { captureAndApply } from './capture-and-apply.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderFailure } from './provider.ts';

/**
 * Reads the payments of these orders from the providers and settles them. Returns undefined on success, or a provider's
 * failure. Skips providers without settings. Calls the providers: never use inside a transaction.
 */
export async function reconcileOrders(
  deps: PaymentDeps,
  uids: readonly string[],
): Promise<ProviderFailure | undefined> {
  for (const attempt of await listAttempts(deps.db, uids)) {
    const provider = findProvider(deps, attempt.provider);
    const failure = provider && (await reconcileAttempt(deps, provider, attempt));
    if (failure) return failure;
  }
  return undefined;
}

/** Settles all payments that the provider has for an attempt. Calls the provider. */
export async function reconcileAttempt(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { provider_order_id }: Pick<Attempt, 'provider_order_id'>,
): Promise<ProviderFailure | undefined> {
  if (provider_order_id === null) return undefined;
  const payments = await provider.listPayments(provider_order_id);
  if (isFailure(payments)) return payments;
  // Captured payments first: once they have paid the orders, authorized payments need not be captured.
  const captured = payments.filter((payment) => payment.status === 'captured');
  const others = payments.filter((payment) => payment.status !== 'captured');
  for (const payment of [...captured, ...others]) {
    const applied = await captureAndApply(deps, provider, payment);
    if (isFailure(applied)) return applied;
  }
  return undefined;
}
