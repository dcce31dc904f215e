import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { rejectionMessage } from '@sabuja/ui/lib/refusal.ts';
import type { PaymentFailure } from './pay.ts';
import { providerLabel } from './providers/index.ts';

const failureMessages: Record<PaymentFailure['reason'], MessageDescriptor> = {
  'not-created': msg`Failed to create ${providerLabel} order.`,
  'nothing-to-pay': msg`This order is not waiting for a payment any more.`,
  'goes-back': msg`Your money is on its way back.`,
  'no-sheet': msg`Payment was not completed.`,
  cancelled: msg`Payment cancelled.`,
  'not-completed': msg`Payment was not completed.`,
  timeout: msg`Payment timeout. Please try again.`,
  'not-verified': msg`Payment verification failed.`,
  unverified: msg`Error verifying payment.`,
};

/** Message for a failed payment; the server's own message if it rejected the request. */
export function paymentFailureMessage(failure: PaymentFailure): MessageDescriptor | string {
  const error = 'error' in failure ? failure.error : undefined;
  return rejectionMessage(error, failureMessages[failure.reason]);
}

/** Shown while the server asks the provider. */
export const confirmingMessage = msg`We are confirming your payment. This page shows how it ends.`;
