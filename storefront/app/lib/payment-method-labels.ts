import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@sabuja/contract';

/** The ways of paying, as checkout and orders name them. */
export const paymentMethodLabels: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash on Delivery`,
  ONLINE: msg`Online Payment`,
  WALLET: msg`Wallet Payment`,
};
