import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refund } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';

/** A refund that could not be sent back yet; staff handle it. */
export function heldUpMessage({
  amount: rupees,
  payment_id: payment,
}: Pick<Refund, 'amount' | 'payment_id'>): MessageDescriptor {
  const amount = formatRupees(rupees);
  return msg`${amount} of your payment ${payment} could not be sent back yet. We are looking after it.`;
}

/** Added to a refund that covers several orders. */
export const wholePaymentMessage: MessageDescriptor = msg`It is the whole payment, for all the orders that you paid together.`;
