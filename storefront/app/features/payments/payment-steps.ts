import { createStore, useStore } from '../../lib/create-store.ts';
import type { PaymentStep } from './pay.ts';

const step = createStore<PaymentStep>('idle');

/** Notes how far the payment of this page has come. */
export const setPaymentStep = step.set;

/** How far the payment of this page has come. */
export const usePaymentStep = (): PaymentStep => useStore(step);
