import { randomUUID } from 'node:crypto';
import type { PlaceOrder, RefusedUnits } from '@sabuja/contract';
import { dueAfter, refusedAmount } from '@sabuja/contract/rules/refused-units';
import { hours, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import {
  createCombo,
  createOrder,
  createPlan,
  createRound,
  createStock,
  createUnpaidOrder,
  eventually,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  listOrderItems,
  moveAsMember,
  packWith,
  payInSandbox,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  refusalCode,
  requestPayment,
  settleAll,
  type TestPick,
  useCustomer,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { selectAttention } from '../../back-office/select-attention.ts';
import { readBalance } from '../../wallet/index.ts';
import { readDayDocuments } from '../figures/day-documents.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const picker = useMember(shop, 'picker');
const rider = useMember(shop, 'rider');

afterEach(async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

type Payment = 'COD' | 'WALLET' | 'ONLINE';
type Refused = Omit<RefusedUnits, 'item' | 'part'> & { line?: number; part?: RefusedUnits['part'] };

const balance = () => readBalance(shop.app.db, customer.id);
const refunds = async (uid: string) => {
  const { rows } = await sql<{ reason: string; amount_paise: number }>`
    select reason, amount_paise from payments.refunds where order_uid = ${uid} order by id`.execute(
    shop.app.db,
  );
  return rows.map(({ reason, amount_paise }) => [reason, Number(amount_paise)]);
};
const documents = async (uid: string) => {
  const { rows } = await sql<{ kind: string; total: number }>`
    select i.kind, (i.content ->> 'total')::int as total
    from orders.invoices i join orders.orders o on o.id = i.order_id
    where o.uid = ${uid} order by i.kind desc, i.number`.execute(shop.app.db);
  return rows.map(({ kind, total }) => [kind, total]);
};

async function placePaid(payment: Payment, lines: PlaceOrder['items']): Promise<string> {
  if (payment !== 'ONLINE') return createOrder(customer, lines, { payment_method: payment });
  const { uid, amount } = await createUnpaidOrder(customer, lines);
  const { id } = await requestPayment(customer, amount, [uid]);
  await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
  return uid;
}
/** An order that is out with the rider. */
async function orderOut(payment: Payment, lines: PlaceOrder['items'], picks: TestPick[] = []) {
  const uid = await placePaid(payment, lines);
  await packWith(shop, picker, uid, picks);
  await createRound(manager, rider, [uid]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
  return uid;
}
const readStop = async (uid: string) => {
  const { results } = await rider.api('GET /api/v1/staff/deliveries');
  const stop = results.find((one) => one.uid === uid);
  if (!stop?.lines) throw new Error('no stop');
  return { ...stop, lines: stop.lines };
};
/** What the device sends: it computes the amount to take from what the stop carries. */
async function refuse(uid: string, refused: readonly Refused[]) {
  const stop = await readStop(uid);
  const units = refused.map(({ line = 0, part, quantity, reason }) => {
    const found = part
      ? stop.lines.find((one) => one.item === stop.lines[line]?.item && one.part === part)
      : stop.lines[line];
    if (!found) throw new Error('no line');
    return { found, sent: { item: found.item, part: found.part, quantity, reason } };
  });
  const lowered = sumPaise(
    units.map(({ found, sent }) =>
      refusedAmount(
        { taxable: toPaise(found.taxable), tax: toPaise(found.tax) },
        { percent: found.gst_percent, included: found.tax_included },
        { refused: sent.quantity, units: found.quantity },
      ),
    ),
  );
  const collected = toRupees(dueAfter(toPaise(stop.to_collect), lowered));
  return { reason: 'Met them', collected, refused: units.map(({ sent }) => sent) };
}
const deliver = (
  uid: string,
  body: { reason: string; collected?: number; refused?: RefusedUnits[]; action_id?: string },
  by = rider,
) => by.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
const cash = async () => (await rider.api('GET /api/v1/staff/deliveries')).cash;
const checkRefused = (uid: string, lines: object[]) =>
  picker.api('POST /api/v1/staff/orders/{uid}/refused', {
    params: { uid },
    body: { lines: lines as never },
  });

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

  test('is refused in words when the amount differs, when it is too much, or everything', async () => {
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

describe('S10.141 a refusal', () => {
  test.each<Payment>(['COD', 'WALLET', 'ONLINE'])(
    'of an order paid by %s, sent many times at once and again later, is done once',
    async (payment) => {
      if (payment === 'WALLET') await rechargeWallet(shop, customer, 500);
      const start = await balance();
      const id = await createStock(shop, category, { cost: 100 });
      const uid = await orderOut(payment, [groceryLine(id, 3)]);
      const taken = await cash();
      const body = {
        ...(await refuse(uid, [{ quantity: 1, reason: 'DAMAGED' }])),
        action_id: randomUUID(),
      };
      const second = await shop.openSecondServer();
      const there = { ...rider, api: second.api(rider.headers) };
      const { fulfilled } = await settleAll([
        ...[1, 2, 3].map(() => deliver(uid, body)),
        ...[1, 2, 3].map(() => deliver(uid, body, there)),
        ...[1, 2].map(() => deliver(uid, { ...body, action_id: randomUUID() }, there)),
      ]);
      await second.close();
      expect(fulfilled).toBe(8);
      await deliver(uid, body);
      expect(await documents(uid)).toEqual([
        ['INVOICE', 32_500],
        ['CREDIT_NOTE', 10_000],
      ]);
      expect((await cash()) - taken).toBe(payment === 'COD' ? 225 : 0);
      expect(start - (await balance())).toBe(payment === 'WALLET' ? 22_500 : 0);
      expect(await refunds(uid)).toEqual(payment === 'ONLINE' ? [['REFUSED', 10_000]] : []);
    },
  );

  test('is not undone with its delivery: the rider is offered none, and the database refuses it', async () => {
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await orderOut('COD', [groceryLine(id, 2)]);
    await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'DAMAGED' }]));
    const { undoable } = await rider.api('GET /api/v1/staff/deliveries');
    expect(undoable.filter((one) => one.uid === uid)).toEqual([]);
    for (const by of [rider, manager]) {
      const body = { status: 'DELIVERED' as const, reason: 'A mis-click' };
      const undo = by.api('POST /api/v1/staff/orders/{uid}/undo', { params: { uid }, body });
      expect(await refusalCode(undo)).toBe('PART_REFUSED');
    }
    const order = await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
    expect(order.undo).toBeNull();
    const change = (text: string) => sql.raw(text).execute(shop.app.db);
    const where = `where order_id = (select id from orders.orders where uid = '${uid}')`;
    await expect(change(`update orders.refusals set quantity = 2 ${where}`)).rejects.toThrow(
      /stays/,
    );
    await expect(change(`delete from orders.refusals ${where}`)).rejects.toThrow(/stays/);
    await expect(
      change(`insert into orders.refusals (order_id, line_no, kind, quantity, reason, item_total_paise,
        discount_paise, tax_paise, taken, refused_at)
        select order_id, line_no, 'SUBSTITUTE', 1, 'DAMAGED', 1, 0, 0, '[]', now() from orders.refusals ${where}`),
    ).rejects.toThrow(/refused now/);
  });
});

describe('S10.142 what was refused', () => {
  test('is checked once in the shop, and returns to stock or is waste', async () => {
    const [a, b] = [
      await createStock(shop, category, { cost: 100 }),
      await createStock(shop, category, { cost: 50 }),
    ];
    const uid = await orderOut('COD', [groceryLine(a, 3), groceryLine(b, 2)]);
    await deliver(
      uid,
      await refuse(uid, [
        { quantity: 2, reason: 'NOT_WANTED' },
        { line: 1, quantity: 1, reason: 'DAMAGED' },
      ]),
    );
    expect(await readStockQuantity(shop, a)).toBe(97);
    const unchecked = async (hoursAfter: number) =>
      (
        await selectAttention(shop.app.db, new Date(shop.clock.now().getTime() + hours(hoursAfter)))
          .selectAll()
          .execute()
      ).filter(({ kind, id }) => kind === 'REFUSED_UNCHECKED' && id === uid);
    expect(await unchecked(2)).toHaveLength(0);
    expect(await unchecked(4)).toMatchObject([{ order_uid: uid, details: '× 3' }]);
    const [first, second] = await listOrderItems(customer, uid);
    const line = (item = '', disposition = 'RESTOCK') => ({ item, part: 'ORDERED', disposition });
    await settleAll(
      [1, 2, 3].map(() => checkRefused(uid, [line(first?.uid), line(second?.uid, 'WASTE')])),
    );
    expect(await readStockQuantity(shop, a)).toBe(99);
    expect(await readStockQuantity(shop, b)).toBe(98);
    expect(await unchecked(4)).toEqual([]);
    expect(await refusalCode(checkRefused(uid, [line(first?.uid, 'WASTE')]))).toBe('CHECKED');
    expect(await refusalCode(checkRefused(uid, [line(randomUUID())]))).toBe('NO_LINE');
    expect((await listOrderItems(customer, uid))[0]?.refused?.[0]?.disposition).toBe('RESTOCK');
  });

  test('is not refunded again by staff, who can refund the rest and no more', async () => {
    const id = await createStock(shop, category, { cost: 100 });
    const uid = await orderOut('ONLINE', [groceryLine(id, 3)]);
    await deliver(uid, await refuse(uid, [{ quantity: 1, reason: 'DAMAGED' }]));
    const [item] = await listOrderItems(customer, uid);
    await checkRefused(uid, [{ item: item?.uid, part: 'ORDERED', disposition: 'RESTOCK' }]);
    const refundable = await manager.api('GET /api/v1/staff/orders/{uid}/refundable', {
      params: { uid },
    });
    expect(refundable).toMatchObject({
      paid: 225,
      remaining: 225,
      source_remaining: 225,
      lines: [{ amounts: [100, 200] }],
    });
    const refund = (quantity: number) =>
      manager.api('POST /api/v1/staff/orders/{uid}/refunds', {
        params: { uid },
        body: {
          id: randomUUID(),
          target: 'SOURCE',
          reason: 'Bad',
          lines: [{ item: item?.uid ?? '', quantity, disposition: 'RESTOCK' }],
        },
      });
    expect(await refusalCode(refund(3))).toBe('TOO_MUCH');
    await refund(2);
    expect(await refusalCode(refund(1))).toBe('TOO_MUCH');
    expect(await readStockQuantity(shop, id)).toBe(100);
    const { lines, remaining } = await manager.api('GET /api/v1/staff/orders/{uid}/refundable', {
      params: { uid },
    });
    expect([lines, remaining]).toEqual([[], 25]);
  });

  test.each<Payment>(['COD', 'WALLET', 'ONLINE'])(
    'after a shortage, and before a refund or in place of a cancellation, never returns more than was paid by %s',
    async (payment) => {
      if (payment === 'WALLET') await rechargeWallet(shop, customer, 1000);
      const start = await balance();
      const taken = await cash();
      const id = await createStock(shop, category, { cost: 99.99, gstPercent: 18 });
      const uid = await orderOut(payment, [groceryLine(id, 4)], [{ found: 3 }]);
      const body = await refuse(uid, [{ quantity: 1, reason: 'NOT_FRESH' }]);
      await settleAll([
        ...[1, 2].map(() => deliver(uid, body)),
        ...[1, 2].map(() => moveAsMember(manager, uid, 'CANCELLED')),
      ]);
      const order = await readOrder(customer, uid);
      const refund = (amount: number) =>
        manager.api('POST /api/v1/staff/orders/{uid}/refunds', {
          params: { uid },
          body: { id: randomUUID(), target: 'WALLET', reason: 'Bad', amount },
        });
      const all = order.final_amount;
      await settleAll([all, all, 10, 10].map((amount) => refund(amount)));
      await settleAll([refund(0.01), refund(all)]);
      const back = (await refunds(uid)).map(([, amount]) => Number(amount));
      const inWallet = (await balance()) - start;
      const paid = payment === 'ONLINE' ? toPaise(399.96 + 25) : 0;
      const inCash = toPaise((await cash()) - taken);
      expect(sumPaise(back) + inWallet).toBeLessThanOrEqual(paid + inCash);
      if (order.o_status === 'CANCELLED') expect(sumPaise(back) + inWallet).toBe(paid);
    },
  );
});

test('S10.140 what remains and what is refused sum to the paisa, and nobody pays more for less', () => {
  const line = fc.record({
    taxable: fc.integer({ min: 0, max: 10_000_000 }),
    percent: fc.constantFrom(0, 5, 18, 40),
    included: fc.boolean(),
    units: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(line, fc.nat(), fc.nat(), ({ taxable, percent, included, units }, a, b) => {
      const terms = { percent, included };
      const tax = included ? 0 : Math.round((taxable * percent) / 100);
      const amount = (refused: number) =>
        refusedAmount({ taxable, tax }, terms, { refused, units });
      const [few, many] = [a % (units + 1), b % (units + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      expect(amount(0)).toBe(0);
      expect(amount(units)).toBe(taxable + tax);
      expect(amount(few)).toBeLessThanOrEqual(amount(many));
    }),
  );
});

test('S10.141 for any order, short and then refused in part, the device agrees with the server and all refunds come to what was paid', async () => {
  const anyLine = fc.record({
    cost: fc.integer({ min: 1, max: 30_000 }).map(toRupees),
    discountPercent: fc.constantFrom(0, 7, 12.5),
    gstPercent: fc.constantFrom(0, 5, 18),
    quantity: fc.integer({ min: 1, max: 5 }),
    missing: fc.nat(4),
    refused: fc.nat(5),
  });
  const payments = fc.constantFrom<Payment>('COD', 'WALLET', 'ONLINE');
  await fc.assert(
    fc.asyncProperty(
      payments,
      fc.array(anyLine, { minLength: 2, maxLength: 3 }),
      fc.boolean(),
      async (payment, drawn, isMeal) => {
        const place = isMeal ? { department: 'KITCHEN' as const, taxIncluded: false } : {};
        const toLine = isMeal ? kitchenLine : groceryLine;
        // The first line is there and is taken, so that there is something to deliver.
        const lines = drawn.map((line, i) =>
          i === 0 ? { ...line, missing: 0, refused: 0 } : line,
        );
        const stocks: number[] = [];
        for (const { cost, discountPercent, gstPercent } of lines)
          stocks.push(
            await createStock(shop, category, { cost, discountPercent, gstPercent, ...place }),
          );
        if (payment === 'WALLET') await rechargeWallet(shop, customer, 400);
        const uid = await orderOut(
          payment,
          lines.map(({ quantity }, i) => toLine(stocks[i] ?? 0, quantity)),
          lines.map(({ quantity, missing }) => ({ found: Math.max(0, quantity - missing) })),
        );
        const stop = await readStop(uid);
        const items = await listOrderItems(customer, uid);
        const refused = stop.lines.flatMap(({ item, quantity }, line) => {
          const wanted = lines[items.findIndex((one) => one.uid === item)]?.refused ?? 0;
          const units = Math.min(quantity, wanted);
          return units > 0 ? [{ line, quantity: units, reason: 'NOT_WANTED' as const }] : [];
        });
        const body = await refuse(uid, refused);
        const { refused: sent, ...plain } = body;
        await deliver(uid, sent.length > 0 ? body : plain);
        const order = await readOrder(customer, uid);
        const notes = (await documents(uid)).filter(([kind]) => kind === 'CREDIT_NOTE');
        const amount = toPaise(order.refusal?.amount ?? 0);
        expect(notes.map(([, total]) => total)).toEqual(amount > 0 ? [amount] : []);
        await manager.api('POST /api/v1/staff/orders/{uid}/refunds', {
          params: { uid },
          body: { id: randomUUID(), target: 'WALLET', reason: 'Bad', amount: order.final_amount },
        });
        const [invoice, ...credited] = (await documents(uid)).map(([, total]) => Number(total));
        expect(sumPaise(credited)).toBe(invoice);
        expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);
