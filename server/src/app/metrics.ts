import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { CountPaymentEvent } from '../modules/payments/index.ts';
import type { BrokenInvariant } from './checks.ts';

export type Metrics = {
  registry: Registry;
  countPayment: CountPaymentEvent;
  /** Counts a request that was refused because its class is overloaded. */
  countShed: (loadClass: string) => void;
  /** Records the result of the nightly check of the database. */
  recordBrokenInvariants: (violations: readonly BrokenInvariant[]) => void;
};

let ofProcess: readonly Metric[] | undefined;
/** Returns metrics of memory, event loop and garbage collection; created once, since their observers never end. */
function processMetrics(): readonly Metric[] {
  if (ofProcess === undefined) {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const names = registry.getMetricsAsArray().map(({ name }) => name);
    ofProcess = names.flatMap((name) => registry.getSingleMetric(name) ?? []);
  }
  return ofProcess;
}

/** Creates the metrics that `/metrics` exposes; the counters count since the start of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  for (const metric of processMetrics()) registry.registerMetric(metric);
  const labelNames = ['outcome'];
  const payments = {
    applied: new Counter({
      name: 'payments_applied_total',
      help: 'Payments applied, by what became of the money',
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
      help: 'Refunds: sent to the provider, refused by it, failed at the bank, paid twice',
      labelNames,
      registers,
    }),
    reconciled: new Counter({
      name: 'payments_reconciled_total',
      help: 'Payment attempts that the shop checked with the provider: checked, closed, unreadable, unreachable',
      labelNames,
      registers,
    }),
    reversal: new Counter({
      name: 'payment_reversals_total',
      help: 'Money of payments that was refunded or disputed outside the shop: taken, returned',
      labelNames,
      registers,
    }),
  };
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests refused with 503 because too many of their class were waiting',
    labelNames: ['class'],
    registers,
  });
  const brokenInvariants = new Gauge({
    name: 'database_invariant_violations',
    help: 'Rows that violate an invariant of the database, as found by the last nightly check of this server',
    registers,
  });
  return {
    registry,
    countShed: (loadClass) => shed.inc({ class: loadClass }),
    countPayment: (event, outcome) => payments[event].inc({ outcome }),
    recordBrokenInvariants: (violations) =>
      brokenInvariants.set(violations.reduce((sum, { rows }) => sum + rows.length, 0)),
  };
}
