import { createStore, useStore } from '@sabuja/ui/lib/create-store.ts';
import type { PaymentStep } from './pay.ts';

const step = createStore<PaymentStep>('idle');

/** Sets the step of this page's payment. */
export const setPaymentStep = step.set;

/** The step of this page's payment. */
export const usePaymentStep = (): PaymentStep => useStore(step);
