import { createStore, useStore } from '../../lib/create-store.ts';
import type { PayStep } from './pay.ts';

const step = createStore<PayStep>('idle');

/** Notes how far the payment of this page has come. */
export const setPayStep = step.set;

/** How far the payment of this page has come. */
export const usePayStep = (): PayStep => useStore(step);
