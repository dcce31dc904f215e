import type { PaymentDeps } from './deps.ts';
import type { ProviderRefund } from './provider.ts';

/** The stored state of a refund by the status that the provider reports. */
export const storedRefundState = {
  pending: 'PENDING',
  processed: 'PROCESSED',
  failed: 'FAILED',
} as const;

/** The time to store as `processed_at`, from which its settlement is expected; null unless the refund is processed. */
export const processedAt = ({ status }: ProviderRefund, now: Date): Date | null =>
  status === 'processed' ? now : null;

export function raiseRefundFailed({ alarm, count }: PaymentDeps, refund: ProviderRefund): void {
  count('refund', 'failed');
  alarm({ refund: refund.id, payment: refund.paymentId }, 'a refund has failed at the bank');
}
