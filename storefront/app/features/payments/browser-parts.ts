import type { Client } from '@sabuja/contract/client';
import type { PayParts } from './pay.ts';
import { setPayStep } from './pay-steps.ts';
import { openSheet } from './sheet.ts';

/** What a payment needs of the browser. */
const browserParts = (api: Client): PayParts => ({
  api,
  openSheet,
  wait: (time) => new Promise((done) => setTimeout(done, time)),
  now: Date.now,
  onStep: setPayStep,
});

/** Runs a payment; the page is uncovered however it ends. */
export async function paying<T>(api: Client, work: (parts: PayParts) => Promise<T>): Promise<T> {
  try {
    return await work(browserParts(api));
  } finally {
    setPayStep('idle');
  }
}
