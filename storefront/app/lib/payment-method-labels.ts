import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@sabuja/contract';

/** Labels of the payment methods in checkout and orders. */
export const paymentMethodLabels: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash on Delivery`,
  ONLINE: msg`Online Payment`,
  WALLET: msg`Wallet Payment`,
};
