import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@sabuja/contract';

export const paymentLabel: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash on Delivery`,
  ONLINE: msg`Online Payment`,
  WALLET: msg`Wallet Payment`,
};

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  typeof value === 'string' && value in paymentLabel;

/** What this screen can carry out so far. */
export const supportedPayments: readonly PaymentMethod[] = ['COD'];

/** The payment methods this screen can carry out, in the order of the shop's setting. */
export function offeredPayments(
  setting: string | undefined,
  supported: readonly PaymentMethod[],
): PaymentMethod[] {
  const named = (setting ?? '').split(',').map((name) => name.trim().toUpperCase());
  return named.flatMap((name) => supported.filter((method) => method === name));
}

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
