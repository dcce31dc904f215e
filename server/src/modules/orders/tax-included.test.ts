import {
  buildOrder,
  createEstimate,
  createOrder,
  createPlan,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  rechargeWallet,
  sendOrder,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findOrderDocuments } from './invoice/find-documents.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const dispatch = async (uid: string) => {
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
};
const documentsOf = async (uid: string) => {
  const found = await findOrderDocuments(shop.app.db, { customerId: customer.id }, uid);
  return found?.documents.map(({ content }) => content) ?? [];
};
const ghee = () =>
  createStock(shop, category, { cost: 610, discountPercent: 10, gstPercent: 5, hsn: '0405' });
const thali = (mrp?: number) =>
  createStock(shop, category, {
    department: 'KITCHEN',
    cost: 120,
    gstPercent: 5,
    ...(mrp !== undefined && { mrp }),
  });

test('what has an MRP includes GST, whatever its department', async () => {
  const [packed, cooked] = [await thali(150), await thali()];
  expect((await createEstimate(customer, [kitchenLine(packed)])).tax_amount).toBe(0);
  expect((await createEstimate(customer, [kitchenLine(cooked)])).tax_amount).toBe(6);
  const stock = await shop.api()('GET /api/v1/stocks/{id}', { params: { id: packed } });
  expect(stock.tax_included).toBe(true);
});

test('S3.16 GST is added to meals only; of groceries the invoice and its credit note show what the price contains', async () => {
  await rechargeWallet(shop, customer, 500, await createPlan(shop, { discountPercent: 5 }));
  const lines = [kitchenLine(await thali(), 2), groceryLine(await ghee())] as const;
  const [meal, grocery] = lines;
  const estimate = await createEstimate(customer, [...lines], true);
  // 610.00 less 10 percent is 549.00; the plan deducts 27.45 of it and 12.00 of 240.00. 5 percent of 228.00 is 11.40.
  expect(estimate).toMatchObject({
    total_item_cost: 850,
    total_discount: 100.45,
    tax_amount: 11.4,
    shipping_charges: 0,
    final_amount: 760.95,
  });
  const place = (line: typeof meal, half: string) =>
    createOrder(customer, [line], { estimation_id: `${estimate.estimation_id}${half}` });
  const first = await place(meal, '__1');
  const second = await place(grocery, '__2');
  expect(await readOrder(customer, first)).toMatchObject({ final_tax: 11.4, final_amount: 239.4 });
  expect(await readOrder(customer, second)).toMatchObject({ final_tax: 0, final_amount: 521.55 });
  for (const uid of [first, second]) await dispatch(uid);
  expect((await documentsOf(first))[0]).toMatchObject({
    lines: [{ unit: 12_000, taxable: 22_800, cgst: 570, sgst: 570, total: 23_940 }],
    total: 23_940,
  });
  // 521.55 x 5 / 105 = 24.8357.
  const contained = { taxable: 49_671, cgst: 1242, sgst: 1242, total: 52_155 };
  const invoice = { lines: [{ unit: 54_900, taxIncluded: true, ...contained }], ...contained };
  await transitionAsStaff(shop, second, 'CANCELLED');
  expect(await documentsOf(second)).toMatchObject([invoice, invoice]);
});

test('an estimate from before a price included GST is not charged, one without GST is', async () => {
  const [taxed, free] = [await ghee(), await createStock(shop, category)];
  const order = async (id: number) => {
    const { estimation_id } = await createEstimate(customer, [groceryLine(id)]);
    await sql`update pricing.estimates set quote = quote #- '{parts,0,lines,0,taxIncluded}'
      where id = ${estimation_id}`.execute(shop.app.db);
    return sendOrder(customer, buildOrder([groceryLine(id)], { estimation_id }));
  };
  expect((await expectRefusal(order(taxed))).problem.code).toBe('PRICE_CHANGED');
  expect((await order(free)).data).toHaveLength(1);
});

test('a line that a server of the release before sells is as that server charged it', async () => {
  const uid = await createOrder(customer, [groceryLine(await ghee())]);
  const sell = async (lineNo: number, tax: number) => {
    const { rows } = await sql<{ tax_included: boolean }>`
      insert into orders.items (order_id, line_no, item_id, type, name, units, quantity, unit_paise, cost_paise,
        final_paise, gst_percent, tax_paise, hsn, taken)
      select order_id, ${lineNo}, item_id, type, name, units, quantity, unit_paise, cost_paise, final_paise,
        gst_percent, ${tax}, hsn, taken
      from orders.items where line_no = 1 and order_id = (select id from orders.orders where uid = ${uid})
      returning tax_included`.execute(shop.app.db);
    return rows[0]?.tax_included;
  };
  expect([await sell(2, 2745), await sell(3, 0)]).toEqual([false, true]);
  await sql`delete from orders.items where line_no > 1
    and order_id = (select id from orders.orders where uid = ${uid})`.execute(shop.app.db);
  const addTax = sql`update orders.items set tax_paise = 1
    where order_id = (select id from orders.orders where uid = ${uid})`.execute(shop.app.db);
  await expect(addTax).rejects.toThrow('violates check constraint');
});
