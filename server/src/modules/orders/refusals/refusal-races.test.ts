import { randomUUID } from 'node:crypto';
import { sumPaise, toPaise, toRupees } from '@sabuja/kit';
import {
  createStock,
  groceryLine,
  kitchenLine,
  listOrderItems,
  readOrder,
  rechargeWallet,
  refusalCode,
  settleAll,
  type TestPayment,
  useRefusals,
} from '@sabuja/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';

const {
  shop,
  category,
  customer,
  manager,
  rider,
  refunds,
  documents,
  orderOut,
  readStop,
  refuse,
  deliver,
  cash,
  balance,
} = useRefusals();

describe('S10.141 a refusal', () => {
  test.each<TestPayment>(['COD', 'WALLET', 'ONLINE'])(
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

test('S10.141 for any order, short and then refused in part, the device agrees with the server and all refunds come to what was paid', async () => {
  const anyLine = fc.record({
    cost: fc.integer({ min: 1, max: 30_000 }).map(toRupees),
    discountPercent: fc.constantFrom(0, 7, 12.5),
    gstPercent: fc.constantFrom(0, 5, 18),
    quantity: fc.integer({ min: 1, max: 5 }),
    missing: fc.nat(4),
    refused: fc.nat(5),
  });
  const payments = fc.constantFrom<TestPayment>('COD', 'WALLET', 'ONLINE');
  await fc.assert(
    fc.asyncProperty(
      payments,
      fc.array(anyLine, { minLength: 2, maxLength: 3 }),
      fc.boolean(),
      async (payment, drawn, isMeal) => {
        const place = isMeal ? { department: 'KITCHEN' as const, taxIncluded: false } : {};
        const toLine = isMeal ? kitchenLine : groceryLine;
        // The first line is neither missing nor refused, so that there is something to deliver.
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
