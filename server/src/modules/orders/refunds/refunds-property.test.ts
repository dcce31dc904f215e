import { randomUUID } from 'node:crypto';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createCustomer,
  createStock,
  createUnpaidOrder,
  deliverOrder,
  groceryLine,
  listOrderItems,
  payInSandbox,
  readStockQuantity,
  requestPayment,
  settleAll,
  type TestMember,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readBalance } from '../../wallet/index.ts';

const { shop, category, sandbox } = useShopWithPayments();
const support = useMember(shop, 'support');
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');

const UNITS = 6;
const step = fc.record({
  kind: fc.constantFrom('lines', 'lines', 'amount', 'everything', 'approve', 'refuse', 'again'),
  by: fc.constantFrom('support', 'manager', 'owner'),
  target: fc.constantFrom('WALLET', 'SOURCE'),
  quantity: fc.integer({ min: 1, max: UNITS }),
  disposition: fc.constantFrom('RESTOCK', 'WASTE'),
  paise: fc.integer({ min: 1, max: 60_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Creates a delivered order that was paid online; its amount is in paise. */
async function deliver(cost: number, gstPercent: number) {
  const customer = await createCustomer(shop);
  const stock = await createStock(shop, category, { cost, gstPercent, quantity: 50 });
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(stock, UNITS)]);
  const { id } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  await deliverOrder(shop, uid);
  const [line] = await listOrderItems(customer, uid);
  return { customer, stock, uid, amount, item: line?.uid ?? '' };
}

type Delivered = Awaited<ReturnType<typeof deliver>>;

/** Returns the function that sends a step's request; refused requests are part of the test. */
function createSteps({ uid, item, amount }: Delivered) {
  const members: Record<Step['by'], TestMember> = { support, manager, owner };
  const ids: string[] = [];
  const decide = async (by: TestMember, decision: 'approve' | 'refuse') => {
    const { rows } = await sql<{ uid: string }>`
      select r.uid from orders.staff_refunds r join orders.orders o on o.id = r.order_id
      where o.uid = ${uid} and r.state = 'REQUESTED'`.execute(shop.app.db);
    const [request] = rows;
    if (!request) return;
    const params = { uid: request.uid };
    if (decision === 'approve')
      await by.api('POST /api/v1/staff/refund-requests/{uid}/approve', { params });
    else await by.api('POST /api/v1/staff/refund-requests/{uid}/refuse', { params });
  };
  return async ({ kind, by, target, quantity, disposition, paise }: Step): Promise<unknown> => {
    const member = members[by];
    if (kind === 'approve' || kind === 'refuse') return decide(member, kind);
    const id = (kind === 'again' && ids.at(-1)) || randomUUID();
    ids.push(id);
    const rupees = (kind === 'everything' ? amount : paise) / 100;
    const what =
      kind === 'lines' ? { lines: [{ item, quantity, disposition }] } : { amount: rupees };
    const body = { id, target, reason: 'Soft tomatoes', ...what };
    return member.api('POST /api/v1/staff/orders/{uid}/refunds', { params: { uid }, body });
  };
}

/** Sums of paid refunds, credit notes and refunds to the source (paise), and of restocked units. */
const readSums = async (uid: string) => {
  const { rows } = await sql<Record<'paid' | 'notes' | 'source' | 'restocked', number>>`
    select
      (select coalesce(sum(amount_paise), 0) from orders.staff_refunds
        where order_id = o.id and state = 'PAID')::int as paid,
      (select coalesce(sum((content ->> 'total')::bigint), 0) from orders.invoices
        where order_id = o.id and kind = 'CREDIT_NOTE')::int as notes,
      (select coalesce(sum(amount_paise), 0) from payments.refunds where order_uid = o.uid)::int as source,
      (select coalesce(sum(l.quantity), 0) from orders.staff_refund_lines l
        join orders.staff_refunds r on r.id = l.refund_id
        where r.order_id = o.id and r.state = 'PAID' and l.disposition = 'RESTOCK')::int as restocked
    from orders.orders o where o.uid = ${uid}`.execute(shop.app.db);
  return rows[0] ?? expect.fail('no order');
};

test('S10.310 whatever is refunded, by whom and however many at once: requests, credit notes, wallet and source come to one sum, never above what was paid', async () => {
  let refunded = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 51, max: 333 }),
      fc.constantFrom(0, 5, 18),
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      async (cost, gst, rounds) => {
        const order = await deliver(cost, gst);
        const run = createSteps(order);
        // The steps of one round run concurrently.
        for (const round of rounds) await settleAll(round.map(run));
        const { paid, notes, source, restocked } = await readSums(order.uid);
        const wallet = await readBalance(shop.app.db, order.customer.id);
        expect([notes, wallet + source]).toEqual([paid, paid]);
        expect(paid).toBeLessThanOrEqual(order.amount);
        refunded += paid;
        expect(await readStockQuantity(shop, order.stock)).toBe(50 - UNITS + restocked);
        expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
      },
    ),
    { numRuns: 10 },
  );
  expect(refunded).toBeGreaterThan(0);
}, 180_000);
