import { addTime, days, seconds } from '@sabuja/kit';
import {
  createMember,
  eventually,
  expectRefusal,
  payInSandbox,
  refusalCode,
  requestPayment,
  settleAll,
  type TestMember,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { parseJson } from '../providers/razorpay/entities.ts';
import { parseSettledLines } from '../providers/razorpay/settlements.ts';
import { fetchNewSettlements } from './fetch-settlements.ts';
import { recordCoverage } from './match-lines.ts';

const { shop, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
let accounts: TestMember;
const signIn = async () => {
  accounts = await createMember(shop, 'accounts');
};
beforeEach(signIn);
afterEach(async () => {
  await sandbox.changeMode({ settlements: { missing: [], amounts: {}, unknown: [], faulty: [] } });
});

/** Pays a recharge online; returns the id of its payment and its amount in rupees. */
async function pay(amount = 100) {
  const order = await requestPayment(customer, amount * 100);
  const callback = await payInSandbox(sandbox, order.id);
  await verifyPayment(customer, callback, amount * 100, 'WALLET');
  return { id: callback.payment_id, amount };
}
const fetchNow = (body = {}) => accounts.api('POST /api/v1/staff/settlements/fetch', { body });
const listSettlements = async () =>
  (await accounts.api('GET /api/v1/staff/settlements', { query: {} })).results;
const listOpen = async () =>
  (await accounts.api('GET /api/v1/staff/settlement-differences', { query: { limit: 100 } }))
    .results;
const openOf = async (subject: string) =>
  (await listOpen()).filter((difference) => difference.subject === subject);
const resolve = (
  { provider, kind, subject }: Awaited<ReturnType<typeof listOpen>>[number],
  note = 'Looked up with the provider',
) =>
  accounts.api('POST /api/v1/staff/settlement-differences/{provider}/{kind}/{subject}/resolve', {
    params: { provider, kind, subject },
    body: { note },
  });
/** Advances the clock until current payments are settled. */
const settle = () => pass(3);
/** Advances the clock by days and signs in again, since unused sessions end after a day. */
const pass = async (count: number) => {
  shop.clock.advance(days(count));
  await signIn();
};
const findLine = async (entity: string) => {
  const found = await accounts.api('GET /api/v1/staff/settlements', { query: { q: entity } });
  const [settlement] = found.results;
  if (!settlement) return undefined;
  const { provider, id } = settlement;
  const lines = await accounts.api('GET /api/v1/staff/settlements/{provider}/{id}/lines', {
    params: { provider, id },
    query: { limit: 100 },
  });
  return lines.results.find((line) => line.entity_id === entity);
};
const sumsInSql = async () =>
  (
    await sql<{ net: number; fees: number; tax: number; lines: number }>`
      select coalesce(sum(credit_paise - debit_paise), 0)::int as net,
        coalesce(sum(fee_paise - tax_paise), 0)::int as fees, coalesce(sum(tax_paise), 0)::int as tax,
        count(*)::int as lines from payments.settlement_lines`.execute(shop.app.db)
  ).rows[0];

describe('settlements', () => {
  test('S10.230 are fetched line by line with fees and their GST, once however often', async () => {
    const first = await pay(300);
    const second = await pay();
    expect(await fetchNow()).toMatchObject({ lines: 0 });
    await settle();
    const { lines, added } = await fetchNow();
    expect(lines).toBe(added);
    expect(await findLine(first.id)).toMatchObject({
      kind: 'payment',
      amount: first.amount,
      ours: first.amount,
      state: 'matched',
    });
    const before = await sumsInSql();
    const again = await settleAll([1, 2, 3].map(() => fetchNow({ days: 10 })));
    expect(again.fulfilled).toBe(3);
    await fetchNewSettlements(shop.app.payments);
    expect(await sumsInSql()).toEqual(before);
    expect(await openOf(second.id)).toEqual([]);
  });

  test('S10.231 what comes to another amount, or is unknown, is listed until it is resolved with a note', async () => {
    const { id, amount } = await pay(250.5);
    await sandbox.changeMode({
      settlements: { amounts: { [id]: 12_345 }, unknown: [{ day: '2026-11-30', amount: 5_000 }] },
    });
    shop.clock.set('2026-11-30T12:00:00Z');
    await signIn();
    await fetchNow();
    const [different] = await openOf(id);
    expect(different).toMatchObject({ kind: 'DIFFERENT', ours: amount, theirs: 123.45 });
    const unknown = (await listOpen()).find(({ kind }) => kind === 'UNKNOWN');
    expect(unknown).toMatchObject({ theirs: 50, ours: null });
    const attention = await accounts.api('GET /api/v1/staff/attention', {
      query: { kind: 'SETTLEMENT_DIFFERENCE' },
    });
    expect(attention.total).toBe((await listOpen()).length);
    if (!different) return expect.fail('no difference');
    const { fulfilled } = await settleAll([1, 2, 3].map(() => resolve(different)));
    expect(fulfilled).toBe(1);
    expect(await openOf(id)).toEqual([]);
    const resolved = await accounts.api('GET /api/v1/staff/settlement-differences', {
      query: { state: 'resolved' },
    });
    expect(resolved.results[0]).toMatchObject({
      subject: id,
      resolved: { note: 'Looked up with the provider' },
    });
    expect((await findLine(id))?.state).toBe('resolved');
    if (unknown) await resolve(unknown);
  });

  test('S10.232 what is not settled within seven days is listed, and leaves the list when it is', async () => {
    const { id } = await pay();
    await sandbox.changeMode({ settlements: { missing: [id] } });
    await pass(6);
    await fetchNow();
    expect(await openOf(id)).toEqual([]);
    await pass(1);
    shop.clock.advance(seconds(1));
    await fetchNow();
    expect(await openOf(id)).toMatchObject([{ kind: 'MISSING', theirs: null }]);
    await fetchNow();
    expect(await openOf(id)).toHaveLength(1);
    await sandbox.changeMode({ settlements: { missing: [] } });
    await fetchNow({ days: 20 });
    expect(await openOf(id)).toEqual([]);
    expect((await findLine(id))?.state).toBe('matched');
  });

  test('S10.305 a line whose GST is above its fee is not stored, raises an alarm, and stops no other', async () => {
    const [faulty, good] = [await pay(), await pay(200)];
    await sandbox.changeMode({ settlements: { faulty: [faulty.id] } });
    const { payments } = shop.app;
    const logged = vi.spyOn(payments, 'alarm').mockImplementation(() => undefined);
    await settle();
    const { lines, added } = await fetchNow();
    expect(lines).toBe(added);
    expect(logged.mock.calls).toEqual([
      [{ provider: 'razorpay', lines: [faulty.id] }, 'lines of a settlement could not be stored'],
    ]);
    expect(await findLine(faulty.id)).toBeUndefined();
    expect((await findLine(good.id))?.state).toBe('matched');
    await pass(6);
    await fetchNow();
    expect(await openOf(faulty.id)).toMatchObject([{ kind: 'MISSING' }]);
    await sandbox.changeMode({ settlements: { faulty: [] } });
    await fetchNow({ days: 20 });
    expect((await findLine(faulty.id))?.state).toBe('matched');
    expect(await openOf(faulty.id)).toEqual([]);
    logged.mockRestore();
  });

  test('S10.305 the database stores no line whose GST is above its fee, nor one of a negative amount', async () => {
    const insert = (fee: number, tax: number, amount: number) =>
      sql`insert into payments.settlement_lines (provider, entity_id, kind, currency, amount_paise, fee_paise,
          tax_paise, credit_paise, debit_paise, created_at, raw, stored_at)
        values ('razorpay', 'pay_Refused01', 'payment', 'INR', ${amount}, ${fee}, ${tax}, 0, 0, ${shop.clock.now()},
          '{}', ${shop.clock.now()})`.execute(shop.app.db);
    await expect(insert(10, 11, 100)).rejects.toThrow(/tax_within_fee/);
    await expect(insert(10, 2, -100)).rejects.toThrow(/amount_paise/);
  });

  test('S10.231 a line that came before the shop knew the payment is matched once it does', async () => {
    const order = await requestPayment(customer, 12_300);
    await sandbox.changeMode({ webhooks: { held: true } });
    const callback = await payInSandbox(sandbox, order.id);
    await settle();
    await fetchNow();
    expect(await openOf(callback.payment_id)).toMatchObject([{ kind: 'UNKNOWN' }]);
    await sandbox.release();
    await eventually(() => openOf(callback.payment_id)).toEqual([]);
    await sandbox.changeMode({ webhooks: { held: false } });
  });

  test('S10.230 a line that is reported with other amounts later stays, and is listed', async () => {
    const { id } = await pay();
    await settle();
    await fetchNow();
    await sandbox.changeMode({ settlements: { amounts: { [id]: 5_000 } } });
    const before = await sumsInSql();
    await fetchNow({ days: 10 });
    await fetchNow({ days: 10 });
    expect(await sumsInSql()).toEqual(before);
    const [changed] = await openOf(id);
    expect(changed).toMatchObject({ kind: 'CHANGED', theirs: 50 });
    if (changed) await resolve(changed);
    // A resolved difference stays resolved; a third amount is a new difference.
    await fetchNow({ days: 10 });
    expect(await openOf(id)).toEqual([]);
    await sandbox.changeMode({ settlements: { amounts: { [id]: 4_000 } } });
    await fetchNow({ days: 10 });
    const [again] = await openOf(id);
    expect(again).toMatchObject({ kind: 'CHANGED', theirs: 40 });
    if (again) await resolve(again);
    expect(await openOf(id)).toEqual([]);
    const change = sql`update payments.settlement_lines set amount_paise = 1 where entity_id = ${id}`;
    await expect(change.execute(shop.app.db)).rejects.toThrow(/stays as it was reported/);
  });

  test('S10.233 a settlement is the sum of its lines, what was transferred, and what the bank shows', async () => {
    await pay();
    await settle();
    await fetchNow();
    const [settlement] = await listSettlements();
    if (!settlement) return expect.fail('no settlement');
    const { provider, id, net, payments, refunds, other, fees, tax } = settlement;
    expect(settlement.reported).toBe(net);
    expect(payments - refunds + other - fees - tax).toBeCloseTo(net, 6);
    expect(settlement.utr).toMatch(/^UTIB/);
    const confirm = (amount: number, date = '2026-11-21') =>
      accounts.api('POST /api/v1/staff/settlements/{provider}/{id}/bank', {
        params: { provider, id },
        body: { amount, date },
      });
    expect(await refusalCode(confirm(net, '2031-01-01'))).toBe('BAD_DATE');
    const confirmed = await confirm(net - 1);
    expect(confirmed).toMatchObject({ bank: { amount: net - 1 }, differences: 1 });
    expect(await refusalCode(confirm(net))).toBe('CONFIRMED_ALREADY');
    const [bank] = await openOf(id);
    expect(bank).toMatchObject({ kind: 'BANK', ours: net, theirs: net - 1 });
    if (bank) await resolve(bank);
    expect(await openOf(id)).toEqual([]);
    // A later line changes the sum, so there is a new, unresolved difference.
    await sql`insert into payments.settlement_lines (provider, entity_id, kind, currency, amount_paise, fee_paise,
        tax_paise, credit_paise, debit_paise, created_at, settlement_id, raw, stored_at)
      values (${provider}, 'adj_Late0001', 'adjustment', 'INR', 700, 0, 0, 700, 0, ${shop.clock.now()}, ${id}, '{}',
        ${shop.clock.now()})`.execute(shop.app.db);
    const late = await openOf(id);
    expect(late.map(({ kind, ours }) => [kind, ours])).toEqual(
      expect.arrayContaining([['BANK', Math.round((net + 7) * 100) / 100]]),
    );
    for (const difference of late) await resolve(difference);
    expect(await openOf(id)).toEqual([]);
  });

  test('S10.404 what the bank shows is no amount with a fraction of a paisa', async () => {
    await pay();
    await settle();
    await fetchNow();
    const [settlement] = await listSettlements();
    if (!settlement) return expect.fail('no settlement');
    const { provider, id, net } = settlement;
    const confirmed = accounts.api('POST /api/v1/staff/settlements/{provider}/{id}/bank', {
      params: { provider, id },
      body: { amount: net + 0.005, date: '2026-11-21' },
    });
    const { problem, status } = await expectRefusal(confirmed);
    expect([status, problem.field]).toEqual([422, 'amount']);
    expect((await listSettlements())[0]?.bank).toBeNull();
  });

  test('S10.233 fees and GST by day and month are those of the lines', async () => {
    const sums = await accounts.api('GET /api/v1/staff/settlement-sums', {
      query: { by: 'month' },
    });
    const stored = await sumsInSql();
    const rupees = ({ net, fees, tax }: typeof sums.total) =>
      [net, fees, tax].map((amount) => Math.round(amount * 100));
    expect(rupees(sums.total)).toEqual([stored?.net, stored?.fees, stored?.tax]);
    const byDay = await accounts.api('GET /api/v1/staff/settlement-sums', { query: {} });
    expect(rupees(byDay.total)).toEqual(rupees(sums.total));
    expect(byDay.results.length).toBeGreaterThanOrEqual(sums.results.length);
  });
});

describe("the provider's own file", () => {
  const columns =
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,entity_created_at,order_id,settlement_id,settled_at,settlement_utr,settled_by';
  const upload = (text: string) =>
    accounts.api('POST /api/v1/staff/settlements/upload', {
      form: { provider: 'razorpay', file: new Blob([text]) },
    });

  test('S10.234 S10.464 is stored like what is fetched, all or none, and once; in whichever sequence', async () => {
    const { id, amount } = await pay();
    const fee = 3.13;
    const row = `payment,${id},${amount.toFixed(2)},INR,${fee},0.56,0.0,${(amount - fee - 0.56).toFixed(2)},upi,24/11/2026 10:15:00,,setl_FromAFile0001,26/11/2026 11:00:00,AXIS0001,Razorpay`;
    expect(await upload(`${columns}\n${row}\n`)).toMatchObject({ lines: 1, added: 1 });
    expect(await upload(`${columns}\n${row}\n`)).toMatchObject({ lines: 1, added: 0 });
    expect(await findLine(id)).toMatchObject({ fee, tax: 0.56, state: 'matched' });
    expect(await upload(`${columns}\n\n${row}\n,,,\n`)).toMatchObject({ lines: 1, added: 0 });
    const bad = await expectRefusal(upload(`${columns}\n${row}\npayment,pay_Broken0001,1.005\n`));
    expect(bad.problem).toMatchObject({ code: 'BAD_CELL', field: 'file' });
    expect(await findLine('pay_Broken0001')).toBeUndefined();
    const inclusive = columns.replace('fee (exclusive tax)', 'fee');
    const overTaxed = row
      .replace(`INR,${fee},0.56`, 'INR,0.10,0.56')
      .replaceAll(id, 'pay_Taxed0001');
    expect(await refusalCode(upload(`${inclusive}\n${overTaxed}\n`))).toBe('BAD_CELL');
    const later = row.replace('26/11/2026 11', '26/11/2099 11').replaceAll(id, 'pay_FromLater0001');
    const ahead = await expectRefusal(upload(`${columns}\n${later}\n`));
    expect(ahead.problem).toMatchObject({ code: 'BAD_CELL', field: 'file' });
    expect(await refusalCode(upload('entity_id,amount\npay_1,2\n'))).toBe('MISSING_COLUMN');
    expect(await refusalCode(upload(''))).toBe('EMPTY_FILE');
  });
});

describe('what is known of settlements', () => {
  test('S10.230 a line of the provider that cannot be stored is set aside by its id, and the others are read', () => {
    const line = { entity_id: 'pay_Good00001', type: 'payment', debit: 0, credit: 97, amount: 100 };
    const good = { ...line, currency: 'INR', fee: 3, tax: 1, created_at: 1_790_000_000 };
    const [taxed, broken] = [{ ...good, entity_id: 'pay_Taxed0001', tax: 4 }, { entity_id: 7 }];
    const items = [taxed, { ...good, description: 'a\0b' }, broken];
    const page = parseSettledLines(parseJson(JSON.stringify({ items })));
    expect(page).toMatchObject({ faulty: ['pay_Taxed0001', '?'], lines: [{ description: 'ab' }] });
    expect(parseSettledLines({})).toBeUndefined();
  });

  test('S10.232 never reaches into the future, whatever time a file names, so that what is missing is still listed', async () => {
    const now = shop.clock.now();
    const until = addTime(now, days(20));
    await inTransaction(shop.app.db, (tx) =>
      recordCoverage(tx, 'razorpay', { from: now, until, now }),
    );
    const source = await shop.app.db
      .selectFrom('payments.settlement_sources')
      .select('covered_until')
      .executeTakeFirstOrThrow();
    expect(source.covered_until <= now).toBe(true);
  });
});

describe('who may', () => {
  test('S10.235 a manager reads, who packs or answers does not; the export is audited', async () => {
    const manager = await createMember(shop, 'manager');
    const query = {};
    expect((await manager.api('GET /api/v1/staff/settlements', { query })).total).toBeGreaterThan(
      0,
    );
    expect(
      await refusalCode(manager.api('POST /api/v1/staff/settlements/fetch', { body: {} })),
    ).toBe('NOT_PERMITTED');
    for (const role of ['picker', 'support', 'rider', 'kitchen'] as const) {
      const other = await createMember(shop, role);
      expect([
        role,
        await refusalCode(other.api('GET /api/v1/staff/settlements', { query })),
        await refusalCode(other.api('GET /api/v1/staff/cash-deposits', { query })),
      ]).toEqual([role, 'NOT_PERMITTED', 'NOT_PERMITTED']);
    }
    const file = await shop.app.http.inject({
      url: '/api/v1/staff/settlements/csv',
      headers: accounts.headers,
    });
    const { rows } = await sql<{ after: { rows: number } }>`select after from staff.audit
      where action = 'settlements.export' order by id desc limit 1`.execute(shop.app.db);
    expect(file.body.trim().split('\r\n')).toHaveLength((rows[0]?.after.rows ?? 0) + 1);
  });
});
