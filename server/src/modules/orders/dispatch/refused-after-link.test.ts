import { randomUUID } from 'node:crypto';
import { eventually, refusalCode, transitionAsStaff, useDoorPayments } from '@sabuja/testing';
import { describe, expect, test } from 'vitest';

const {
  shop,
  sandbox,
  rider,
  orderOnItsWay,
  dueOf,
  open,
  deliveries,
  idOf,
  linkOf,
  refundsOf,
  cashOf,
  holdWebhooks,
  runJob,
} = useDoorPayments();

describe('S10.140 S10.147 what is refused of an order that was paid by its link', () => {
  /** The price of one unit in rupees. */
  const UNIT = 40;
  const refuseOne = async (uid: string, collected: number) => {
    const stop = (await deliveries()).results.find((one) => one.uid === uid);
    const [line] = stop?.lines ?? [];
    if (!line) throw new Error('no line');
    const { item, part } = line;
    const refused = [{ item, part, quantity: 1, reason: 'NOT_FRESH' as const }];
    return rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid },
      body: { action_id: randomUUID(), reason: 'Known customer', collected, refused },
    });
  };

  test('goes back to the payment', async () => {
    const uid = await orderOnItsWay(2);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    await eventually(() => dueOf(uid)).toBe(0);
    await refuseOne(uid, 0);
    await eventually(() => refundsOf(link)).toEqual([UNIT * 100]);
    expect(await cashOf(uid)).toEqual([]);
  });

  test('goes back too when the rider has taken cash, which they return', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    expect(await refuseOne(uid, due - UNIT)).toMatchObject({
      status: 'DELIVERED',
      paid_by_upi: due,
    });
    expect((await deliveries()).to_return).toMatchObject([
      { uid, order_no: expect.any(String), amount: due - UNIT },
    ]);
    await runJob('resend_refunds');
    await eventually(() => refundsOf(link)).toEqual([UNIT * 100]);
    expect(await cashOf(uid)).toEqual([]);
  });

  test('is not lost when the shop has recorded the delivery first', async () => {
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const stop = (await deliveries()).results.find((one) => one.uid === uid);
    await transitionAsStaff(shop, uid, 'DELIVERED');
    const [line] = stop?.lines ?? [];
    if (!line) throw new Error('no line');
    const refused = [
      { item: line.item, part: line.part, quantity: 1, reason: 'NOT_FRESH' as const },
    ];
    const late = rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid },
      body: { action_id: randomUUID(), reason: 'Known customer', collected: due - UNIT, refused },
    });
    expect(await refusalCode(late)).toBe('DELIVERED_ALREADY');
  });

  test('is not taken in cash as long as the link may be paid', async () => {
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const link = await open(uid);
    await refuseOne(uid, due - UNIT);
    expect((await linkOf(link))?.status).toBe('cancelled');
    expect(await cashOf(uid)).toEqual([due - UNIT]);
  });
});
