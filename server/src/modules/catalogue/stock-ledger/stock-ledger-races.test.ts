import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  settleAll,
  type TestCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const member = useMember(shop, 'manager');

type Kind = 'order' | 'cancel' | 'receive' | 'count' | 'waste' | 'recall' | 'take';
type Step = { kind: Kind; units: number };
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Kind[]>(
    ...(['order', 'order', 'cancel', 'cancel', 'receive', 'receive'] as const),
    ...(['count', 'waste', 'recall', 'take'] as const),
  ),
  units: fc.integer({ min: 1, max: 4 }),
});

/** Batches of a stock with more units left or taken than received, or that are recalled but still on sale. */
const findBrokenBatches = async (stock: number) =>
  (
    await sql`select b.id from catalogue.batches b join catalogue.batch_units u on u.batch_id = b.id
      left join catalogue.recalls r on r.batch_id = b.id
      where b.stock_id = ${stock} and (u.units_left + (select coalesce(sum(units), 0)
        from catalogue.order_batches where batch_id = b.id) > b.quantity or (r.id is not null and u.units_left > 0))`.execute(
      shop.app.db,
    )
  ).rows;

/** Counts the aisle of a stock and closes the count. */
async function countAisle(stock: number, counted: number): Promise<unknown> {
  const take = randomUUID();
  const body = { action_id: take, aisle: `Aisle ${stock}` };
  await member.api('POST /api/v1/staff/stock-takes', { body });
  await member.api('PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}', {
    params: { take, stock_id: stock },
    body: { action_id: randomUUID(), counted },
  });
  return member.api('POST /api/v1/staff/stock-takes/{take}/close', { params: { take } });
}

async function run({ kind, units }: Step, stock: number, buyer: TestCustomer): Promise<unknown> {
  const params = { stock_id: stock };
  switch (kind) {
    case 'order':
      return createOrder(buyer, [groceryLine(stock, units)]);
    case 'cancel':
      return cancelOrder(buyer, await createOrder(buyer, [groceryLine(stock, units)]));
    case 'receive':
      return member.api('POST /api/v1/staff/stock/supplies', {
        body: {
          action_id: randomUUID(),
          supplier: 'Farm',
          lines: [{ stock_id: stock, quantity: units }],
        },
      });
    case 'recall': {
      const query = { stock_id: stock };
      const { results } = await member.api('GET /api/v1/staff/stock/batches', { query });
      const batch = results.find(({ recall_id }) => recall_id === null);
      const body = { action_id: randomUUID(), batch_id: batch?.id ?? 1, reason: 'Recalled' };
      return member.api('POST /api/v1/staff/recalls', { body });
    }
    case 'take':
      return countAisle(stock, 10 + units);
    case 'count': {
      const { on_hand } = await member.api('GET /api/v1/staff/stock/{stock_id}', { params });
      const body = { expected: on_hand, counted: Math.max(0, on_hand - 1), reason: 'Counted' };
      return member.api('POST /api/v1/staff/stock/{stock_id}/count', { params, body });
    }
    case 'waste':
      return member.api('POST /api/v1/staff/stock/{stock_id}/waste', {
        params,
        body: { action_id: randomUUID(), quantity: units, reason: 'SPOILT' },
      });
  }
}

test('S10.50 S10.178 whatever orders, supplies, counts, waste and recalls come at once, the quantity is the sum of its movements and never below 0', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => createCustomer(shop)));
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 12 }), async (steps) => {
      const stock = await createStock(shop, category, { quantity: 12 });
      await sql`update catalogue.stocks set aisle = ${`Aisle ${stock}`} where id = ${stock}`.execute(
        shop.app.db,
      );
      await run({ kind: 'receive', units: 4 }, stock, buyers[0] as TestCustomer);
      await settleAll(
        steps.map((step, n) => run(step, stock, buyers[n % buyers.length] as TestCustomer)),
      );
      const { rows } = await sql<{
        quantity: number;
        sold: number;
        moved: number;
        taken: number;
        left: number;
      }>`
        select s.quantity, s.sold, sum(m.change)::int as moved,
          (select sum(units_left)::int from catalogue.batch_units where stock_id = s.id) as left,
          -sum(m.change) filter (where m.reason in ('SOLD', 'RETURNED'))::int as taken
        from catalogue.stocks s join catalogue.stock_movements m on m.stock_id = s.id
        where s.id = ${stock} group by s.id`.execute(shop.app.db);
      const [row] = rows;
      expect(row?.quantity).toBe(row?.moved);
      expect(row?.sold).toBe(row?.taken ?? 0);
      expect(row?.quantity).toBeGreaterThanOrEqual(row?.left ?? 0);
      expect(await findBrokenBatches(stock)).toEqual([]);
    }),
    { numRuns: 3 },
  );
});
