import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { paymentWords } from '../../lib/payment-words.ts';

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  typeof value === 'string' && value in paymentWords;

/** The payment methods that the shop's setting names, in its order; what we don't know is left out. */
export const offeredPayments = (setting: string | undefined): PaymentMethod[] =>
  (setting ?? '')
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter(isPaymentMethod);

/** What the main button says. */
export function mainButtonText(state: {
  placing: boolean;
  calculating: boolean;
  payment: PaymentMethod | '';
}): MessageDescriptor {
  if (state.placing) return msg`Processing...`;
  if (state.calculating) return msg`Calculating...`;
  return state.payment === 'WALLET' ? msg`Open Wallet Modal` : msg`Place Order`;
}
