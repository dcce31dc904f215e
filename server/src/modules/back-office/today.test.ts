import { hours, toRupees } from '@sabuja/kit';
import {
  cancelOrder,
  createMember,
  createOrder,
  createStock,
  createUnpaidOrder,
  groceryLine,
  kitchenLine,
  payInSandbox,
  rechargeWallet,
  requestPayment,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const accounts = useMember(shop, 'accounts');
const today = () => accounts.api('GET /api/v1/staff/today');
/** The sum of one query, in rupees. */
const sumOf = async (query: ReturnType<typeof sql<{ paise: number }>>) =>
  toRupees(Number((await query.execute(shop.app.db)).rows[0]?.paise ?? 0));

test('S10.82 S10.83 the figures of today equal lines, ledger and payments to the paisa, by the day in India', async () => {
  expect(await today()).toMatchObject({
    placed: { orders: 0, sales: 0, average: 0 },
    money: { online_orders: 0, cash: 0, wallet_spent: 0 },
  });
  const odd = await createStock(shop, category, { cost: 33.33, discountPercent: 7, gstPercent: 5 });
  const dish = await createStock(shop, category, { cost: 101.01, department: 'KITCHEN' });
  await createStock(shop, category, { quantity: 0 });

  // An order placed before midnight in India belongs to yesterday.
  const yesterday = await createOrder(customer, [groceryLine(odd)]);
  await sql`update orders.orders set created_at = '2026-11-20T18:29:59Z' where uid = ${yesterday}`.execute(
    shop.app.db,
  );
  await rechargeWallet(shop, customer, 150.55);
  const inWallet = await createOrder(customer, [kitchenLine(dish)], { payment_method: 'WALLET' });
  await createOrder(customer, [groceryLine(odd, 3)], {
    delivery_date: '2026-11-21',
    delivery_slot: '6:00 PM - 8:00 PM',
  });
  const cancelled = await createOrder(customer, [groceryLine(odd, 2)]);
  await cancelOrder(customer, cancelled);
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(odd, 5)]);
  const { id } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  const returned = await createUnpaidOrder(customer, [groceryLine(odd, 4)]);
  const second = await requestPayment(customer, returned.amount, [returned.uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, second.id), returned.amount);
  await cancelOrder(customer, returned.uid);
  await createUnpaidOrder(customer, [groceryLine(odd, 6)]);

  const from = new Date('2026-11-20T18:30:00Z');
  const lines = await sumOf(sql<{ paise: number }>`
    select sum(l.paise + o.delivery_paise) as paise from orders.orders o
    join lateral (select sum(i.unit_paise * i.quantity - i.plan_discount_paise + i.tax_paise) as paise
      from orders.items i where i.order_id = o.id) l on true
    where o.created_at >= ${from} and o.status in ('PLACED', 'CONFIRMED')`);
  const wallets = await sumOf(sql<{ paise: number }>`
    select sum(l.amount_paise) as paise from wallet.lines l
    join wallet.accounts a on a.id = l.account_id and a.purpose = 'orders'
    join wallet.entries e on e.id = l.entry_id where e.kind = 'order' and e.created_at >= ${from}`);
  const figures = await today();
  expect(figures.placed).toEqual({
    orders: 3,
    sales: lines,
    average: Math.round((lines * 100) / 3) / 100,
  });
  expect(lines).toBeGreaterThan(0);
  expect(figures.money).toMatchObject({
    online_orders: toRupees(amount + returned.amount),
    wallet_spent: wallets,
    wallet_refunds: 0,
    source_refunds: toRupees(returned.amount),
    cash: 0,
  });
  expect(wallets).toBeGreaterThan(0);
  expect(figures.stock_outs).toBe(1);
  expect(figures.deliveries).toMatchObject({ date: '2026-11-21', counts: { PLACED: 1 } });

  await cancelOrder(customer, inWallet);
  expect((await today()).money.wallet_refunds).toBe(wallets);
  expect((await today()).placed.orders).toBe(2);
  shop.clock.advance(hours(24));
  const owner = await createMember(shop, 'owner');
  expect((await owner.api('GET /api/v1/staff/today')).placed.orders).toBe(0);
});
