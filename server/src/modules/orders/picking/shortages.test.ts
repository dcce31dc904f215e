import type { PlaceOrder } from '@sabuja/contract';
import {
  cancelOrder,
  createOrder,
  createPlan,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  listMessagesTo,
  listOrderItems,
  packWith,
  payInSandbox,
  pickLine,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  requestPayment,
  settleAll,
  startPicking,
  transitionAsMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readBalance } from '../../wallet/index.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');
const manager = useMember(shop, 'manager');

const balance = () => readBalance(shop.app.db, customer.id);
/** The refunds of an order in paise, as they are requested from the provider. */
const refunds = async (uid: string) => {
  const { rows } = await sql<{ reason: string; amount_paise: number }>`
    select reason, amount_paise from payments.refunds where order_uid = ${uid} order by id`.execute(
    shop.app.db,
  );
  return rows.map(({ reason, amount_paise }) => [reason, amount_paise]);
};
async function createPaidOnline(id: number, quantity: number) {
  const { uid, amount } = await createUnpaidOrder(customer, [groceryLine(id, quantity)]);
  const { id: providerOrder } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, providerOrder), amount);
  return uid;
}

test('S10.482 the rider’s units are those in the bags: what was found, and substitutes', async () => {
  const [missing, instead] = [await createStock(shop, category), await createStock(shop, category)];
  const uid = await createOrder(customer, [groceryLine(missing, 5), groceryLine(instead, 3)]);
  await packWith(shop, picker, uid, [
    {
      ...{ found: 2, reason: 'NOT_THERE', customer_agreed: true },
      substitute: { stock_id: instead, quantity: 1 },
    },
    { found: 3 },
  ]);
  const units = async () =>
    (
      await manager.api('GET /api/v1/staff/rounds', { query: { date: '2026-11-24' } })
    ).unassigned.find((parcel) => parcel.uid === uid)?.units;
  expect(await units()).toBe(6);
});

describe('an order of which some was missing', () => {
  test('to be paid on delivery, costs less: stock, message and page say so', async () => {
    const id = await createStock(shop, category, { cost: 100, gstPercent: 5 });
    const uid = await createOrder(customer, [groceryLine(id, 3)]);
    expect((await readOrder(customer, uid)).final_amount).toBe(325);
    await packWith(shop, picker, uid, [{ found: 1 }]);
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'PACKED',
      final_amount: 125,
      final_tax: 0,
      delivery_charges: 25,
      pending_amount: 125,
      reduction: { agreed_amount: 325, amount: 200, due: 200, wallet: 0, source: 0 },
    });
    expect(await listOrderItems(customer, uid)).toMatchObject([
      {
        quantity: 3,
        final_amount: 300,
        delivered: { quantity: 1, final_amount: 100, substitute: null },
      },
    ]);
    expect(await readStockQuantity(shop, id)).toBe(97);
    const { rows } = await sql`select change, reason, order_uid, member_id
      from catalogue.stock_movements where stock_id = ${id} and order_uid is not null order by id`.execute(
      shop.app.db,
    );
    expect(rows).toEqual([
      { change: -3, reason: 'SOLD', order_uid: uid, member_id: null },
      { change: 2, reason: 'RETURNED', order_uid: uid, member_id: picker.id },
      { change: -2, reason: 'NOT_THERE', order_uid: uid, member_id: picker.id },
    ]);
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain(
      'It now costs ₹125.00, ₹200.00 less. To pay on delivery: ₹125.00.',
    );
  });

  test('paid from the wallet, returns there at once, and once only', async () => {
    await rechargeWallet(shop, customer, 500);
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await createOrder(customer, [groceryLine(id, 3)], { payment_method: 'WALLET' });
    expect(await balance()).toBe(17_500);
    await packWith(shop, picker, uid, [{ found: 2 }]);
    await transitionAsMember(picker, uid, 'PACKED');
    expect(await balance()).toBe(27_500);
    expect((await readOrder(customer, uid)).reduction).toMatchObject({ due: 0, wallet: 100 });
  });

  test('paid partly from the wallet, first owes less, then returns the rest to the wallet', async () => {
    await rechargeWallet(shop, customer, 200);
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await createOrder(customer, [groceryLine(id, 3)], { payment_method: 'WALLET' });
    expect(await readOrder(customer, uid)).toMatchObject({ pending_amount: 125 });
    await packWith(shop, picker, uid, [{ found: 1 }]);
    expect(await readOrder(customer, uid)).toMatchObject({
      final_amount: 125,
      pending_amount: 0,
      reduction: { amount: 200, due: 125, wallet: 75, source: 0 },
    });
    expect(await balance()).toBe(7500);
  });

  test('paid online, goes back to its source; below a rupee to the wallet', async () => {
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await createPaidOnline(id, 2);
    await packWith(shop, picker, uid, [{ found: 1 }]);
    expect(await refunds(uid)).toEqual([['SHORTAGE', 10_000]]);
    const results = () =>
      customer
        .api('GET /api/v1/payment/refunds/{orderId}', { params: { orderId: uid } })
        .then(({ results }) => results);
    await eventually(async () => (await results()).map(({ amount }) => amount)).toEqual([100]);
    const light = await createPaidOnline(await createStock(shop, category, { cost: 40 }), 1);
    await packWith(shop, picker, light, [{ found: 1, grams: 990 }]);
    expect(await refunds(light)).toEqual([]);
    expect(await balance()).toBe(40);
    expect((await readOrder(customer, light)).reduction).toMatchObject({
      amount: 0.4,
      wallet: 0.4,
    });
  });

  test('loses no free delivery and no plan discount', async () => {
    const plan = await createPlan(shop, { minAmount: 500, discountPercent: 10 });
    await rechargeWallet(shop, customer, 1000, plan);
    const id = await createStock(shop, category, { cost: 300 });
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    expect((await readOrder(customer, uid)).final_amount).toBe(540);
    await packWith(shop, picker, uid, [{ found: 1 }]);
    expect(await readOrder(customer, uid)).toMatchObject({
      final_amount: 270,
      delivery_charges: 0,
    });
  });

  test('cancelled afterwards, returns what remains and no more', async () => {
    await rechargeWallet(shop, customer, 500);
    const [a, b, c] = await Promise.all(
      [1, 2, 3].map(() => createStock(shop, category, { cost: 100 })),
    );
    const wallet = await createOrder(customer, [groceryLine(a ?? 0, 3)], {
      payment_method: 'WALLET',
    });
    const online = await createPaidOnline(b ?? 0, 2);
    const cash = await createOrder(customer, [groceryLine(c ?? 0, 2)]);
    for (const uid of [wallet, online, cash]) {
      await packWith(shop, picker, uid, [{ found: 1 }]);
      await transitionAsMember(manager, uid, 'CANCELLED');
    }
    expect(await balance()).toBe(50_000);
    expect(await refunds(online)).toEqual([
      ['SHORTAGE', 10_000],
      ['CANCELLED', 12_500],
    ]);
    // The missing units stay written off; the found ones are back in stock.
    expect(await readStockQuantity(shop, a ?? 0)).toBe(98);
  });

  test('leaves with an invoice of what is delivered, and a credit note of the same', async () => {
    const [a, b] = [
      await createStock(shop, category, { cost: 100, gstPercent: 5, name: 'Paneer' }),
      await createStock(shop, category, { cost: 50, name: 'Coriander' }),
    ];
    const uid = await createOrder(customer, [groceryLine(a, 3), groceryLine(b, 1)]);
    await packWith(shop, picker, uid, [{ found: 2 }, { found: 0 }]);
    await transitionAsStaff(shop, uid, 'OUT_FOR_DELIVERY');
    await transitionAsStaff(shop, uid, 'CANCELLED');
    const { rows } = await sql<{ kind: string; content: { total: number; lines: object[] } }>`
      select i.kind, i.content from orders.invoices i join orders.orders o on o.id = i.order_id
      where o.uid = ${uid} order by i.kind desc`.execute(shop.app.db);
    expect(rows.map(({ kind, content }) => [kind, content.total])).toEqual([
      ['INVOICE', 22_500],
      ['CREDIT_NOTE', 22_500],
    ]);
    expect(rows[0]?.content.lines).toMatchObject([
      { name: 'Paneer', quantity: '2 x 1 kg', taxable: 19_048, total: 20_000 },
    ]);
  });
});

describe('at once', () => {
  const ways: [string, Partial<PlaceOrder>, number][] = [
    ['cash', {}, 0],
    ['the wallet', { payment_method: 'WALLET' }, 1000],
    ['wallet and cash', { payment_method: 'WALLET' }, 150],
    ['an online payment', { payment_method: 'ONLINE' }, 0],
  ];
  test.each(ways)(
    'many packs, picks and a cancellation of an order paid by %s bill it once',
    async (_, { payment_method }, recharge) => {
      if (recharge > 0) await rechargeWallet(shop, customer, recharge);
      const id = await createStock(shop, category, { cost: 100 });
      const uid =
        payment_method === 'ONLINE'
          ? await createPaidOnline(id, 3)
          : await createOrder(
              customer,
              [groceryLine(id, 3)],
              payment_method ? { payment_method } : {},
            );
      const [item = ''] = await startPicking(shop, picker, uid);
      await pickLine(picker, uid, item, { found: 1 });
      const second = await shop.openSecondServer();
      const at = { ...picker, api: second.api(picker.headers) };
      await settleAll([
        ...[1, 2, 3].map(() => transitionAsMember(picker, uid, 'PACKED')),
        ...[1, 2, 3].map(() => transitionAsMember(at, uid, 'PACKED')),
        pickLine(picker, uid, item, { found: 2 }),
        pickLine(at, uid, item, { found: 2 }),
        cancelOrder(customer, uid),
      ]);
      await second.close();
      const { o_status, final_amount, reduction } = await readOrder(customer, uid);
      expect(o_status).toBe('PACKED');
      expect([125, 225]).toContain(final_amount);
      expect(reduction?.amount).toBe(325 - final_amount);
      await settleAll([1, 2, 3].map(() => transitionAsMember(manager, uid, 'CANCELLED')));
      expect(await balance()).toBe(recharge * 100);
      const returned = (await refunds(uid)).map(([, amount]) => Number(amount));
      expect(returned.reduce((sum, amount) => sum + amount, 0)).toBe(
        payment_method === 'ONLINE' ? 32_500 : 0,
      );
    },
  );
});
