import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { createCustomer, createStock, groceryLine, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nextDelivery } from '../faults/order-load.ts';
import { DrilledProcess } from './drilled-process.ts';
import { drillOrders, type Outcome, prepareOrdering, reportOutcomes } from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(15), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const { shop, category } = useSellableShop({ env: { SESSION_SECRET } });
const settings = () => ({ SESSION_SECRET, DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'warn' });
const healthy = new DrilledProcess({ settings });
const shifted = new DrilledProcess({ settings });
const shiftedBy = (offset: number, jumps = false) => ({
  settings: {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.ts')}`,
    CLOCK_OFFSET_SECONDS: String(offset),
    CLOCK_JUMPS: jumps ? '1' : '0',
  },
});

beforeAll(async () => {
  await prepareOrdering({ shop, category });
  await healthy.open();
});
afterAll(async () => {
  await healthy.close();
  await shifted.close();
});

/** The clock offset in seconds that a server reports to load balancers. */
const readReportedOffset = async (): Promise<number> => {
  const response = await fetch(`${shifted.url}/readyz`);
  return ((await response.json()) as { clock_offset_seconds?: number }).clock_offset_seconds ?? 0;
};

async function post(url: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  expect([url, response.status, answer]).toEqual([url, 200, answer]);
  return answer;
}

/** Places an order at each server and cancels it at the other, so that the second change may have an earlier time. */
async function cancelOnOther(): Promise<void> {
  const stock = await createStock(shop, category);
  const { token } = await createCustomer(shop);
  for (const [at, other] of [
    [shifted.url, healthy.url],
    [healthy.url, shifted.url],
  ]) {
    const order = nextDelivery([groceryLine(stock)]);
    const { data } = (await post(`${at}/api/v1/orders/`, token, order)) as { data: string[] };
    await post(`${other}/api/v1/orders/${data[0]}/cancel`, token, {});
  }
}

const drill = async (fault: () => Promise<void>) => ({
  ...(await drillOrders(
    { shop, category },
    {
      urls: [healthy.url, shifted.url],
      customersPerServer: 6,
      finishAt: healthy.url,
      fault: async () => {
        await fault();
        await cancelOnOther();
      },
    },
  )),
});

test('orders at two servers, the clock of one of which is off', async () => {
  const outcomes: Record<string, Outcome> = {};
  for (const offset of [-20, 20, -300, 300]) {
    await shifted.open(shiftedBy(offset));
    const outcome = await drill(() => pause(seconds(3)));
    const reported = await readReportedOffset();
    outcomes[`${offset} s`] = { ...outcome, ...{ 'reported, s': reported } };
    expect(reported).toBe(Math.abs(offset) > 30 ? offset : 0);
    if (Math.abs(offset) > 30) expect(shifted.log).toContain('set both by NTP');
    await shifted.end('SIGTERM');
  }
  for (const offset of [-300, 300]) {
    await shifted.open(shiftedBy(offset, true));
    outcomes[`jumps by ${offset} s`] = await drill(async () => {
      shifted.kill('SIGUSR2');
      await pause(seconds(3));
    });
    await shifted.end('SIGTERM');
  }
  reportOutcomes(outcomes);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders.orders where status = 'CANCELLED'`.execute(shop.app.db);
  expect(rows).toEqual([{ n: 12 }]);
});
