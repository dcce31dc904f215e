import type { Client } from '@sabuja/contract/client';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { shopQuery } from '../shell/index.ts';
import type { PaymentDeps } from './pay.ts';
import { setPaymentStep } from './payment-steps.ts';
import { openSheet } from './providers/index.ts';

/** The browser's implementation of the payment dependencies. */
const createPaymentDeps = (api: Client): PaymentDeps => ({
  api,
  openSheet: (created, payer) => openSheet(created, payer, shopName(api)),
  wait: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
  now: Date.now,
  onStep: setPaymentStep,
});

/** The shop's name, which every page has loaded. */
const shopName = (api: Client): string =>
  queryClient().getQueryData(shopQuery(api).queryKey)?.name ?? DEFAULT_SHOP_NAME;

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
