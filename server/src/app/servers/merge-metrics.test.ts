import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { mergeMetrics } from './merge-metrics.ts';

async function metricsOf(server: string, names: readonly string[]): Promise<string> {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  for (const name of names) new Counter({ name, help: name, registers: [registry] }).inc(2);
  return await registry.metrics();
}

test('the samples of one metric follow its header, whichever servers have it', async () => {
  const one = await metricsOf('1', ['orders', 'jobs']);
  const two = await metricsOf('2', ['orders']);
  expect(mergeMetrics([one, two])).toBe(`# HELP orders orders
# TYPE orders counter
orders{server="1"} 2
orders{server="2"} 2

# HELP jobs jobs
# TYPE jobs counter
jobs{server="1"} 2
`);
});
