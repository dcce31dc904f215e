import { randomUUID } from 'node:crypto';
import { refusalCode, settleAll, useMember, useRiderOrders } from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

const { shop, manager, rider, orderOut } = useRiderOrders();
const owner = useMember(shop, 'owner');
const accounts = useMember(shop, 'accounts');

/** Collects cash of 65 rupees and hands it in. */
async function handIn(counted = 65, reason?: string) {
  const uid = await orderOut();
  await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { reason: 'no phone', collected: 65 },
  });
  await manager.api('POST /api/v1/staff/cash/{uid}/close', {
    params: { uid: rider.uid },
    body: { expected: 65, counted, ...(reason && { reason }) },
  });
}
type Body = Parameters<typeof record>[0];
let slips = 0;
const record = (
  body: { amount: number } & Partial<{
    uid: string;
    kind: 'BANK' | 'OTHER';
    date: string;
    slip: string;
    account: string;
    reason: string;
  }>,
  by = manager,
) =>
  by.api('POST /api/v1/staff/cash-deposits', {
    body: {
      uid: randomUUID(),
      kind: 'BANK',
      date: '2026-11-21',
      slip: `S${slips++}`,
      account: 'SBI 1234',
      ...body,
    },
  });
const verify = (
  uid: string,
  body: { date: string; amount: number; reason?: string },
  by = accounts,
) => by.api('POST /api/v1/staff/cash-deposits/{uid}/verify', { params: { uid }, body });
const readSafe = () => accounts.api('GET /api/v1/staff/safe');

describe('cash that riders handed in', () => {
  test('S10.236 is deposited once for its form, and never more than is in the safe', async () => {
    expect(await refusalCode(record({ amount: 1 }))).toBe('TOO_MUCH');
    await handIn();
    expect(await readSafe()).toMatchObject({
      balance: 65,
      days: [{ date: '2026-11-21', left: 65 }],
    });
    const body: Body = { uid: randomUUID(), amount: 40, slip: 'A1' };
    expect((await settleAll([record(body), record(body), record(body)])).fulfilled).toBe(3);
    expect(await readSafe()).toMatchObject({ balance: 25, deposited: 40, unverified: 40 });
    expect(await refusalCode(record({ amount: 25.01 }))).toBe('TOO_MUCH');
    expect(await refusalCode(record({ amount: 10, slip: 'A1' }))).toBe('SLIP_TAKEN');
    expect(await refusalCode(record({ amount: 10, slip: ' ' }))).toBe('SLIP_NEEDED');
    expect(await refusalCode(record({ amount: 10, date: '2026-11-22' }))).toBe('BAD_DATE');
    expect(await refusalCode(record({ amount: 10, kind: 'OTHER' }))).toBe('REASON_NEEDED');
    // A day before the cash was in the safe, and a day whose signed figures are no longer compared.
    expect(await refusalCode(record({ amount: 10, date: '2026-11-20' }))).toBe('BAD_DATE');
    expect(await refusalCode(record({ amount: 10, date: '2025-11-21' }))).toBe('BAD_DATE');
    await record({ amount: 5, kind: 'OTHER', reason: 'Change for riders' });
    // Of many concurrent deposits of all the remaining cash, one succeeds.
    const many = await settleAll([1, 2, 3, 4, 5].map(() => record({ amount: 20 })));
    expect(many.fulfilled).toBe(1);
    expect((await readSafe()).balance).toBe(0);
    const past = sql`insert into orders.cash_deposits
      (uid, kind, deposited_on, amount_paise, slip, account, recorded_by, recorded_at)
      values (gen_random_uuid(), 'BANK', '2026-11-21', 1, 'X', 'Y', 1, now())`;
    await expect(past.execute(shop.app.db)).rejects.toThrow(/more cash is deposited/);
  });

  test('S10.237 another person verifies a deposit by what the bank shows, once; a difference has a reason', async () => {
    await handIn(60, 'A note was torn');
    const { uid } = await record({ amount: 60 }, owner);
    const bank = { date: '2026-11-21', amount: 60 };
    expect(await refusalCode(verify(uid, bank, owner))).toBe('OWN_DEPOSIT');
    expect(await refusalCode(verify(uid, bank, manager))).toBe('NOT_PERMITTED');
    expect(await refusalCode(verify(uid, { ...bank, amount: 59 }))).toBe('REASON_NEEDED');
    expect(await refusalCode(verify(uid, { ...bank, date: '2026-11-20' }))).toBe('BAD_DATE');
    const verified = { ...bank, amount: 59, reason: 'A coin was refused' };
    expect((await settleAll([verify(uid, verified), verify(uid, verified)])).fulfilled).toBe(1);
    const { results } = await accounts.api('GET /api/v1/staff/cash-deposits', {
      query: { state: 'verified' },
    });
    expect(results).toMatchObject([
      { uid, bank_amount: 59, difference_reason: 'A coin was refused', state: 'verified' },
    ]);
    const cancel = (of: string) =>
      manager.api('POST /api/v1/staff/cash-deposits/{uid}/cancel', {
        params: { uid: of },
        body: { reason: 'Twice' },
      });
    expect(await refusalCode(cancel(uid))).toBe('SETTLED_ALREADY');
    await handIn();
    const { balance } = await readSafe();
    const mistaken = await record({ amount: 65 });
    expect(await cancel(mistaken.uid)).toMatchObject({ state: 'cancelled' });
    expect((await readSafe()).balance).toBe(balance);
    const change = sql`update orders.cash_deposits set amount_paise = 1 where uid = ${uid}::uuid`;
    await expect(change.execute(shop.app.db)).rejects.toThrow(/stays as it was recorded/);
  });
});
