import { randomUUID } from 'node:crypto';
import type { RefusedUnits } from '@sabuja/contract';
import { hours } from '@sabuja/kit';
import {
  createCombo,
  createPlan,
  createStock,
  eventually,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  listOrderItems,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  refusalCode,
  useRefusals,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readDayDocuments } from '../figures/day-documents.ts';

const {
  shop,
  category,
  customer,
  refunds,
  documents,
  orderOut,
  readStop,
  refuse,
  deliver,
  cash,
  checkRefused,
  balance,
} = useRefusals();

describe('S10.140 a line refused at the door', () => {
  test('lowers the cash to take; page, message, documents and audit log say so', async () => {
    const [a, b] = [
      await createStock(shop, category, { cost: 100, gstPercent: 5, name: 'Paneer' }),
      await createStock(shop, category, { cost: 60, name: 'Spinach' }),
    ];
    const uid = await orderOut('COD', [groceryLine(a, 3), groceryLine(b, 1)]);
    const before = await cash();
    const body = await refuse(uid, [{ quantity: 2, reason: 'NOT_FRESH' }]);
    expect(body.collected).toBe(185);
    await deliver(uid, body);
    expect((await cash()) - before).toBe(185);
    const order = await readOrder(customer, uid);
    expect(order).toMatchObject({
      o_status: 'DELIVERED',
      final_amount: 185,
      delivery_charges: 25,
      pending_amount: 0,
      payment_status: 1,
      reduction: null,
      refusal: { amount: 200, due: 200, wallet: 0, source: 0 },
    });
    const items = await listOrderItems(customer, uid);
    expect(items).toMatchObject([
      {
        quantity: 3,
        final_amount: 300,
        delivered: { quantity: 1, final_amount: 100, substitute: null },
        refused: [
          {
            item_name: 'Paneer',
            quantity: 2,
            reason: 'NOT_FRESH',
            disposition: null,
            part: 'ORDERED',
          },
        ],
      },
      { quantity: 1, delivered: null },
    ]);
    expect(items[1]).not.toHaveProperty('refused');
    expect(await documents(uid)).toEqual([
      ['INVOICE', 38_500],
      ['CREDIT_NOTE', 20_000],
    ]);
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain('It costs ₹185.00, ₹200.00 less.');
    const { rows } = await sql`select after from staff.audit
      where action = 'order.refuse' and subject_id = ${uid}`.execute(shop.app.db);
    expect(rows).toHaveLength(1);
    const now = shop.clock.now().getTime();
    const period = { from: new Date(now - hours(1)), until: new Date(now + hours(1)) };
    const ofDay: number[] = [];
    for await (const some of readDayDocuments(shop.app.db, period)) {
      ofDay.push(
        ...some.filter(({ kind }) => kind === 'CREDIT_NOTE').map((one) => one.content.total),
      );
    }
    expect(ofDay).toContain(20_000);
  });

  test('paid from the wallet, goes back there; paid in part, is first no longer due', async () => {
    await rechargeWallet(shop, customer, 500);
    const id = await createStock(shop, category, { cost: 100 });
    const whole = await orderOut('WALLET', [groceryLine(id, 3)]);
    expect(await balance()).toBe(17_500);
    await deliver(whole, await refuse(whole, [{ quantity: 1, reason: 'DAMAGED' }]));
    expect(await balance()).toBe(27_500);
    expect((await readOrder(customer, whole)).refusal).toMatchObject({ due: 0, wallet: 100 });
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain('₹100.00 goes back to where you paid from.');
    const part = await orderOut('WALLET', [groceryLine(id, 3)]);
    expect(await readOrder(customer, part)).toMatchObject({ pending_amount: 50 });
    await deliver(part, await refuse(part, [{ quantity: 2, reason: 'DAMAGED' }]));
    expect((await readOrder(customer, part)).refusal).toMatchObject({ due: 50, wallet: 150 });
    expect(await balance()).toBe(15_000);
  });

  test('paid online, goes back to its source; below a rupee to the wallet', async () => {
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await orderOut('ONLINE', [groceryLine(id, 2)]);
    await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'NOT_WANTED' }]));
    expect(await refunds(uid)).toEqual([['REFUSED', 10_000]]);
    await eventually(async () => {
      const params = { orderId: uid };
      const { results } = await customer.api('GET /api/v1/payment/refunds/{orderId}', { params });
      return results.map(({ amount, reason }) => [reason, amount]);
    }).toEqual([['REFUSED', 100]]);
    const cheap = await createStock(shop, category, { cost: 0.4 });
    const small = await orderOut('ONLINE', [groceryLine(id, 1), groceryLine(cheap, 1)]);
    await deliver(small, await refuse(small, [{ line: 1, quantity: 1, reason: 'NOT_WANTED' }]));
    expect(await refunds(small)).toEqual([]);
    expect(await balance()).toBe(40);
  });

  test('keeps the discount of a plan and a free delivery', async () => {
    const plan = await createPlan(shop, { minAmount: 500, discountPercent: 10 });
    await rechargeWallet(shop, customer, 1000, plan);
    const id = await createStock(shop, category, { cost: 300 });
    const uid = await orderOut('COD', [groceryLine(id, 2)]);
    await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'NOT_WANTED' }]));
    expect(await readOrder(customer, uid)).toMatchObject({
      final_amount: 270,
      delivery_charges: 0,
    });
  });

  test('can be what came instead of the ordered product; what was weighed is refused whole', async () => {
    const [id, other] = [
      await createStock(shop, category, { cost: 100 }),
      await createStock(shop, category, { cost: 80 }),
    ];
    const uid = await orderOut(
      'COD',
      [groceryLine(id, 3), groceryLine(other, 2)],
      [
        { found: 2, substitute: { stock_id: other, quantity: 1 }, customer_agreed: true },
        { found: 2, grams: 1500 },
      ],
    );
    expect((await readStop(uid)).lines).toMatchObject([
      { part: 'ORDERED', quantity: 2, is_whole: false, taxable: 200 },
      { part: 'SUBSTITUTE', quantity: 1, taxable: 80 },
      { part: 'ORDERED', quantity: 2, is_whole: true, taxable: 120 },
    ]);
    const half = await refuse(uid, [{ line: 2, quantity: 1, reason: 'NOT_FRESH' }]);
    expect(await refusalCode(deliver(uid, half))).toBe('REFUSED_WHOLE');
    await deliver(
      uid,
      await refuse(uid, [
        { line: 1, quantity: 1, reason: 'WRONG_ITEM' },
        { line: 2, quantity: 2, reason: 'NOT_FRESH' },
      ]),
    );
    expect(await readOrder(customer, uid)).toMatchObject({
      final_amount: 225,
      reduction: { agreed_amount: 485, amount: 60 },
      refusal: { amount: 200 },
    });
    expect(await listOrderItems(customer, uid)).toMatchObject([
      { delivered: { quantity: 2, substitute: null }, refused: [{ part: 'SUBSTITUTE' }] },
      { delivered: { quantity: 0, final_amount: 0 }, refused: [{ quantity: 2 }] },
    ]);
  });

  test('can be a combo, whole; what the kitchen made is waste at once', async () => {
    const parts = [
      await createStock(shop, category, { cost: 50 }),
      await createStock(shop, category, { cost: 30 }),
    ];
    const combo = await createCombo(shop, category.subcategoryId, parts);
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await orderOut('COD', [
      { ...groceryLine(combo, 2), type: 'COMBO' },
      groceryLine(id, 1),
    ]);
    await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'NOT_WANTED' }]));
    const [item] = await listOrderItems(customer, uid);
    await checkRefused(uid, [{ item: item?.uid, part: 'ORDERED', disposition: 'RESTOCK' }]);
    for (const part of parts) expect(await readStockQuantity(shop, part)).toBe(99);
    const dish = await createStock(shop, category, { cost: 90, department: 'KITCHEN' });
    const meal = await orderOut('COD', [kitchenLine(dish, 3)]);
    await deliver(meal, await refuse(meal, [{ quantity: 1, reason: 'NOT_FRESH' }]));
    const [plate] = await listOrderItems(customer, meal);
    expect(plate?.refused).toMatchObject([{ disposition: 'WASTE' }]);
    const back = checkRefused(meal, [
      { item: plate?.uid, part: 'ORDERED', disposition: 'RESTOCK' },
    ]);
    expect(await refusalCode(back)).toBe('CHECKED');
    expect(await readStockQuantity(shop, dish)).toBe(97);
  });

  test('is refused with a clear message when the amount differs, when it is too much, or everything', async () => {
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await orderOut('COD', [groceryLine(id, 2)]);
    const one = await refuse(uid, [{ quantity: 1, reason: 'DAMAGED' }]);
    const [line] = one.refused;
    if (!line) throw new Error('no line');
    const send = (refused: RefusedUnits[], collected?: number) =>
      refusalCode(
        deliver(uid, { reason: 'Met', refused, ...(collected !== undefined && { collected }) }),
      );
    expect(await send(one.refused, 225)).toBe('OTHER_AMOUNT');
    expect(await send([{ ...line, quantity: 3 }])).toBe('TOO_MANY_REFUSED');
    expect(await send([line, line])).toBe('NO_LINE');
    expect(await send([{ ...line, item: randomUUID() }])).toBe('NO_LINE');
    expect(await send([{ ...line, part: 'SUBSTITUTE' }])).toBe('NO_LINE');
    expect(await send([{ ...line, quantity: 2 }])).toBe('ALL_REFUSED');
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'OUT_FOR_DELIVERY',
      final_amount: 225,
    });
    await deliver(uid, one);
  });
});
