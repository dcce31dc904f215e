import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CountPaymentEvent } from '../modules/payments/index.ts';
import type { BrokenInvariant } from './checks.ts';

export type Metrics = {
  registry: Registry;
  countPayment: CountPaymentEvent;
  /** What the nightly check of the database has found. */
  recordBrokenInvariants: (violations: readonly BrokenInvariant[]) => void;
};

/** What is counted of the shop itself since the start; `/metrics` shows it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['outcome'];
  const payments = {
    applied: new Counter({
      name: 'payments_applied_total',
      help: 'News of payments applied, by what became of the money',
      labelNames,
      registers,
    }),
    webhook: new Counter({
      name: 'payment_webhooks_total',
      help: 'Webhooks of the payment provider: received, repeated, refused',
      labelNames,
      registers,
    }),
    refund: new Counter({
      name: 'payment_refunds_total',
      help: 'Refunds: sent to the provider, refused by it, failed at the bank',
      labelNames,
      registers,
    }),
    reconciled: new Counter({
      name: 'payments_reconciled_total',
      help: 'Attempts to pay that the shop asked about by itself: asked, closed, unreachable',
      labelNames,
      registers,
    }),
  };
  const brokenInvariants = new Gauge({
    name: 'broken_rules',
    help: 'Rows that break a rule of the database, as the last nightly check of this server found them',
    registers,
  });
  return {
    registry,
    countPayment: (event, outcome) => payments[event].inc({ outcome }),
    recordBrokenInvariants: (violations) =>
      brokenInvariants.set(violations.reduce((sum, { rows }) => sum + rows.length, 0)),
  };
}
