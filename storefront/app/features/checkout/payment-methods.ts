import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentMethod } from '@sabuja/contract';

/** Label of the main button (S2f.8). */
export function mainButtonText(state: {
  isSubmitting: boolean;
  isCalculating: boolean;
  payment: PaymentMethod | '';
}): MessageDescriptor {
  if (state.isSubmitting) return msg`Processing...`;
  if (state.isCalculating) return msg`Calculating...`;
  return state.payment === 'WALLET' ? msg`Open Wallet Modal` : msg`Place Order`;
}
