import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  settleAll,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');

test('S10.178 whatever is ordered and cancelled while a batch is recalled, nothing of it is sold afterwards', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => createCustomer(shop)));
  for (let round = 0; round < 4; round++) {
    const stock = await createStock(shop, category, { quantity: 0 });
    const lines = [
      { stock_id: stock, quantity: 12, batch: 'bad', expires_on: '2026-11-30' },
      { stock_id: stock, quantity: 30, batch: 'good', expires_on: '2026-12-30' },
    ];
    await manager.api('POST /api/v1/staff/stock/supplies', {
      body: { action_id: randomUUID(), supplier: 'Farm', lines },
    });
    const query = { stock_id: stock };
    const { results } = await manager.api('GET /api/v1/staff/stock/batches', { query });
    const bad = results.find(({ batch }) => batch === 'bad')?.id ?? 0;
    const placed = await Promise.all(
      buyers.slice(0, 3).map((buyer) => createOrder(buyer, [groceryLine(stock, 2)])),
    );
    const body = { action_id: randomUUID(), batch_id: bad, reason: 'Glass in it' };
    await settleAll([
      ...buyers.map((buyer) => createOrder(buyer, [groceryLine(stock, 3)])),
      manager.api('POST /api/v1/staff/recalls', { body }),
      ...placed.map((uid, n) => cancelOrder(buyers[n] as (typeof buyers)[number], uid)),
    ]);
    const takenOfBad = async () =>
      (
        await sql<{ units: number; left: number; quantity: number; moved: number; good: number }>`
          select coalesce((select sum(units)::int from catalogue.order_batches where batch_id = ${bad}), 0) as units,
            (select units_left from catalogue.batch_units where batch_id = ${bad}) as left,
            (select units_left from catalogue.batch_units where stock_id = ${stock} and batch_id <> ${bad}) as good,
            (select quantity from catalogue.stocks where id = ${stock}) as quantity,
            (select sum(change)::int from catalogue.stock_movements where stock_id = ${stock}) as moved`.execute(
          shop.app.db,
        )
      ).rows[0];
    const before = await takenOfBad();
    expect(before).toMatchObject({ left: 0, quantity: before?.moved, good: before?.quantity });
    await settleAll(buyers.map((buyer) => createOrder(buyer, [groceryLine(stock, 1)])));
    expect((await takenOfBad())?.units).toBe(before?.units);
  }
});
