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

type Step = { kind: 'order' | 'cancel' | 'receive' | 'count' | 'waste'; units: number };
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('order', 'order', 'cancel', 'receive', 'count', 'waste'),
  units: fc.integer({ min: 1, max: 4 }),
});

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

test('S10.50 whatever orders, supplies, counts and waste come at once, the quantity is the sum of its movements and never below 0', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => createCustomer(shop)));
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 12 }), async (steps) => {
      const stock = await createStock(shop, category, { quantity: 12 });
      await settleAll(
        steps.map((step, n) => run(step, stock, buyers[n % buyers.length] as TestCustomer)),
      );
      const { rows } = await sql<{ quantity: number; sold: number; moved: number; taken: number }>`
        select s.quantity, s.sold, sum(m.change)::int as moved,
          -sum(m.change) filter (where m.reason in ('SOLD', 'RETURNED'))::int as taken
        from catalogue.stocks s join catalogue.stock_movements m on m.stock_id = s.id
        where s.id = ${stock} group by s.id`.execute(shop.app.db);
      const [row] = rows;
      expect(row?.quantity).toBe(row?.moved);
      expect(row?.sold).toBe(row?.taken ?? 0);
      expect(row?.quantity).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 3 },
  );
});
