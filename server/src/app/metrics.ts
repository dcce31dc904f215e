import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { CountPayment } from '../modules/payments/index.ts';
import type { Broken } from './checks.ts';

export type Metrics = {
  registry: Registry;
  countPayment: CountPayment;
  /** What the nightly check of the database has found. */
  noteBroken: (broken: readonly Broken[]) => void;
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
  const brokenRules = new Gauge({
    name: 'broken_rules',
    help: 'Rows that break a rule of the database, as the last nightly check of this server found them',
    registers,
  });
  return {
    registry,
    countPayment: (what, outcome) => payments[what].inc({ outcome }),
    noteBroken: (broken) => brokenRules.set(broken.reduce((sum, { rows }) => sum + rows.length, 0)),
  };
}
