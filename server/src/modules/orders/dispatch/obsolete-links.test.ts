import { minutes } from '@sabuja/kit';
import { eventually, refusalCode, transitionAsStaff, useDoorPayments } from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { reduceBill } from '../billing/reduce-bill.ts';
import { lockOrder } from '../transitions-store.ts';

const {
  shop,
  sandbox,
  rider,
  orderOnItsWay,
  dueOf,
  open,
  deliver,
  idOf,
  linkOf,
  refundsOf,
  holdWebhooks,
  runJob,
} = useDoorPayments();

describe('S10.148 a link that is obsolete', () => {
  const lowerTo = (uid: string, paise: number) =>
    shop.app.db
      .updateTable('orders.orders')
      .set({ pending_paise: paise })
      .where('uid', '=', uid)
      .execute();

  test('of another amount is replaced, and cannot be paid', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const old = await open(uid);
    await lowerTo(uid, due * 100 - 1000);
    const link = await open(uid);
    expect(link.amount).toBe(due - 10);
    expect((await linkOf(old))?.status).toBe('cancelled');
    await lowerTo(uid, due * 100);
    await deliver(uid, due);
  });

  test('that was paid before is settled with what is due now, and the rest goes back', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    await lowerTo(uid, due * 100 - 1000);
    expect(await refusalCode(open(uid))).toBe('NOTHING_DUE');
    await eventually(() => refundsOf(link)).toEqual([1000]);
  });

  test('is withdrawn by a job when the bill is lowered', async () => {
    const uid = await orderOnItsWay();
    await open(uid);
    const lowered = inTransaction(shop.app.db, async (tx) => {
      const order = await lockOrder(tx, { uid });
      if (order) await reduceBill(tx, order, { amount: 1000, cause: 'SHORTAGE' }, shop.clock.now());
      const jobs = sql`select 1 from graphile_worker.jobs where task_identifier = 'withdraw_link'`;
      expect((await jobs.execute(tx)).rows).toHaveLength(1);
      throw new Error('rolled back');
    });
    await expect(lowered).rejects.toThrow('rolled back');
  });

  test('is cancelled when staff record the delivery', async () => {
    const uid = await orderOnItsWay();
    const link = await open(uid);
    await transitionAsStaff(shop, uid, 'DELIVERED');
    await eventually(async () => (await linkOf(link))?.status).toBe('cancelled');
  });

  test('is cancelled when the order comes back', async () => {
    const uid = await orderOnItsWay();
    const link = await open(uid);
    const params = { uid };
    const body = { reason: 'Nobody at home' };
    await rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body });
    await eventually(async () => (await linkOf(link))?.status).toBe('cancelled');
  });

  test('is withdrawn when its time is over', async () => {
    const uid = await orderOnItsWay();
    await open(uid);
    for (const pause of [6, 16, 31]) {
      shop.clock.advance(minutes(pause));
      await runJob('reconcile_payments');
    }
    const { withdrawn_at } = await shop.app.db
      .selectFrom('payments.attempts')
      .select('withdrawn_at')
      .where('order_key', '=', uid)
      .executeTakeFirstOrThrow();
    expect(withdrawn_at).not.toBeNull();
  });
});
