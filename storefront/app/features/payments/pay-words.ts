import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { rejectionMessage } from '../../lib/refusal.ts';
import type { NotPaid } from './pay.ts';

const words: Record<NotPaid['why'], MessageDescriptor> = {
  'not-created': msg`Failed to create Razorpay order.`,
  'nothing-to-pay': msg`This order is not waiting for a payment any more.`,
  'goes-back': msg`Your money is on its way back.`,
  'no-sheet': msg`Payment was not completed.`,
  cancelled: msg`Payment cancelled.`,
  'not-completed': msg`Payment was not completed.`,
  timeout: msg`Payment timeout. Please try again.`,
  'not-verified': msg`Payment verification failed.`,
  unverified: msg`Error verifying payment.`,
};

/** What the customer is told of a payment that did not come about; the shop's own words where it refused. */
export function notPaidWords(reason: NotPaid): MessageDescriptor | string {
  const error = 'error' in reason ? reason.error : undefined;
  return rejectionMessage(error, words[reason.why]);
}

/** While the shop asks the bank. */
export const confirmingWords = msg`We are confirming your payment. This page shows how it ends.`;
