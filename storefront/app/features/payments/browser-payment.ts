import type { Client } from '@sabuja/contract/client';
import type { PaymentDeps } from './pay.ts';
import { setPaymentStep } from './payment-steps.ts';
import { openSheet } from './providers/index.ts';

/** The browser's implementation of the payment dependencies. */
const createPaymentDeps = (api: Client): PaymentDeps => ({
  api,
  openSheet,
  wait: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
  now: Date.now,
  onStep: setPaymentStep,
});

/** Runs a payment; removes the overlay however it ends. */
export async function runPayment<T>(
  api: Client,
  run: (deps: PaymentDeps) => Promise<T>,
): Promise<T> {
  try {
    return await run(createPaymentDeps(api));
  } finally {
    setPaymentStep('idle');
  }
}
