import { randomUUID } from 'node:crypto';
import { addTime, hours, sumPaise, toPaise } from '@sabuja/kit';
import {
  createStock,
  groceryLine,
  listOrderItems,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  refusalCode,
  settleAll,
  type TestPayment,
  transitionAsMember,
  useRefusals,
} from '@sabuja/testing';
import { describe, expect, test } from 'vitest';
import { selectAttention } from '../../back-office/select-attention.ts';

const {
  shop,
  category,
  customer,
  manager,
  refunds,
  orderOut,
  refuse,
  deliver,
  cash,
  checkRefused,
  balance,
} = useRefusals();

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
        await selectAttention(shop.app.db, addTime(shop.clock.now(), hours(hoursAfter)))
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

  test.each<TestPayment>(['COD', 'WALLET', 'ONLINE'])(
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
        ...[1, 2].map(() => transitionAsMember(manager, uid, 'CANCELLED')),
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
