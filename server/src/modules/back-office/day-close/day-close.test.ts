import { randomUUID } from 'node:crypto';
import { days } from '@sabuja/kit';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  payInSandbox,
  refusalCode,
  requestPayment,
  settleAll,
  startDelivery,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
let [accounts, owner, manager] = [] as unknown as [TestMember, TestMember, TestMember];
const signIn = async () => {
  accounts = await createMember(shop, 'accounts');
  owner = await createMember(shop, 'owner');
  manager = await createMember(shop, 'manager');
};
beforeEach(signIn);

const read = (date: string) =>
  accounts.api('GET /api/v1/staff/day-closes/{date}', { params: { date } });
const sign = async (date: string, version?: string) =>
  accounts.api('POST /api/v1/staff/day-closes/{date}/sign', {
    params: { date },
    body: { version: version ?? (await read(date)).version },
  });
const reopen = (date: string, by = owner) =>
  by.api('POST /api/v1/staff/day-closes/{date}/reopen', {
    params: { date },
    body: { reason: 'A deposit was forgotten' },
  });
const nextDay = async (count = 1) => {
  shop.clock.advance(days(count));
  await signIn();
};
const toPaise = (amount: number) => Math.round(amount * 100);

/** Delivers an order that is paid in cash; the rider hands the cash in. */
async function sellForCash() {
  const rider = await createMember(shop, 'rider');
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [uid]);
  await startDelivery(rider, uid);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { reason: 'no phone', collected: 65 },
  });
  await manager.api('POST /api/v1/staff/cash/{uid}/close', {
    params: { uid: rider.uid },
    body: { expected: 65, counted: 60, reason: 'A note was torn' },
  });
}
const deposit = (amount: number, date: string) =>
  manager.api('POST /api/v1/staff/cash-deposits', {
    body: { uid: randomUUID(), kind: 'BANK', date, amount, slip: randomUUID(), account: 'SBI' },
  });
const recharge = async (amount: number) => {
  const order = await requestPayment(customer, amount);
  await verifyPayment(customer, await payInSandbox(sandbox, order.id), amount, 'WALLET');
};

/** The figures of a day, summed in SQL, independently of the code of the shop. */
async function sumInSql(date: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ figure: string; paise: string }>`
    with d as (select ${date}::date as day, ${date}::timestamp at time zone 'Asia/Kolkata' as a,
      (${date}::date + 1)::timestamp at time zone 'Asia/Kolkata' as b)
    select figure, paise from (
      select 'sales.' || o.payment_method as figure, sum((i.content ->> 'total')::bigint) as paise
      from orders.invoices i join orders.orders o on o.id = i.order_id, d
      where i.kind = 'INVOICE' and i.issued_at >= d.a and i.issued_at < d.b group by 1
      union all select 'online.recharges', sum(u.amount_paise) from payments.uses u, d
        where purpose = 'WALLET' and used_at >= d.a and used_at < d.b
      union all select 'wallet.' || e.kind, sum(l.amount_paise) from wallet.entries e
        join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id, d
        where a.customer_id is not null and e.created_at >= d.a and e.created_at < d.b group by 1
      union all select 'cash.collected', sum(amount_paise) from orders.cash_collections, d
        where collected_at >= d.a and collected_at < d.b
      union all select 'cash.expected', sum(expected_paise) from orders.cash_closings, d
        where closed_at >= d.a and closed_at < d.b
      union all select 'cash.handed_in', sum(counted_paise) from orders.cash_closings, d
        where closed_at >= d.a and closed_at < d.b
      union all select 'cash.deposited', sum(amount_paise) from orders.cash_deposits, d
        where deposited_on = d.day and cancelled_at is null
    ) f where paise <> 0`.execute(shop.app.db);
  return Object.fromEntries(rows.map(({ figure, paise }) => [figure, Number(paise)]));
}
const figuresOf = ({ figures }: { figures: { figure: string; amount: number }[] }) =>
  Object.fromEntries(figures.map(({ figure, amount }) => [figure, toPaise(amount)]));

test('S10.238 S10.239 a day is signed as shown, once, equals the ledgers, and stays so: what changes is an adjustment of the next', async () => {
  const day = '2026-11-21';
  await sellForCash();
  await recharge(25_000);
  await deposit(20, day);
  expect(await refusalCode(sign(day))).toBe('NOT_OVER');
  expect(await read(day)).toMatchObject({ state: 'running', can_sign: false });
  await nextDay();
  // The page shows the sums stored by the job; without it, the day is summed when it is signed.
  expect(await refusalCode(sign(day))).toBe('FIGURES_CHANGED');
  const shown = await read(day);
  expect(shown).toMatchObject({ state: 'open', can_sign: true, safe: 40, adjustments: [] });
  expect(figuresOf(shown)).toEqual(await sumInSql(day));
  expect(figuresOf(shown)).toMatchObject({
    'sales.COD': 6500,
    'online.recharges': 25_000,
    'wallet.recharge': 25_000,
    'cash.collected': 6500,
    'cash.expected': 6500,
    'cash.handed_in': 6000,
    'cash.deposited': 2000,
  });
  const stale = shown.version;
  await deposit(15, day);
  expect(await refusalCode(sign(day, stale))).toBe('FIGURES_CHANGED');
  const { version } = await read(day);
  const attempts = await settleAll([1, 2, 3].map(() => sign(day, version)));
  expect(attempts.fulfilled).toBe(1);
  const signed = await read(day);
  expect(signed).toMatchObject({
    state: 'signed',
    signed_by: expect.stringMatching(/^accounts/),
    can_reopen: true,
  });

  // A deposit of the signed day is recorded later.
  await deposit(10, day);
  expect(figuresOf(await read(day))).toEqual(figuresOf(signed));
  expect(await refusalCode(sign('2026-11-23'))).toBe('BAD_DATE');
  await nextDay();
  const next = await read('2026-11-22');
  expect(next.adjustments).toEqual([{ of: day, figure: 'cash.deposited', amount: 10 }]);
  await nextDay();
  expect(await refusalCode(sign('2026-11-23'))).toBe('EARLIER_OPEN');
  await sign('2026-11-22');
  expect((await read('2026-11-23')).adjustments).toEqual([]);
  expect((await read('2026-11-22')).adjustments).toHaveLength(1);

  // The signed figures of a day plus their adjustments equal the ledgers.
  const { rows } = await sql<{ paise: string }>`select sum(amount_paise) as paise
    from back_office.day_close_figures where of_day = ${day}::date and figure = 'cash.deposited'`.execute(
    shop.app.db,
  );
  expect(Number(rows[0]?.paise)).toBe((await sumInSql(day))['cash.deposited']);
  const change = sql`update back_office.day_close_figures set amount_paise = 1`;
  await expect(change.execute(shop.app.db)).rejects.toThrow(/stays as it was signed/);
});

test('S10.239 the owner reopens the last signed day with a reason, and it is signed again as it is then', async () => {
  expect(await refusalCode(reopen('2026-11-21'))).toBe('LATER_SIGNED');
  expect(await refusalCode(reopen('2026-11-22', accounts))).toBe('NOT_PERMITTED');
  const reopened = await reopen('2026-11-22');
  expect(reopened).toMatchObject({
    state: 'open',
    can_sign: true,
    adjustments: [{ figure: 'cash.deposited', amount: 10 }],
    reopened: [{ by: expect.stringMatching(/^owner/), reason: 'A deposit was forgotten' }],
  });
  expect(await refusalCode(reopen('2026-11-22'))).toBe('NOT_SIGNED');
  await sign('2026-11-22');
  const list = await accounts.api('GET /api/v1/staff/day-closes', {
    query: { from: '2026-11-20', to: '2026-11-30' },
  });
  expect(list.results.map(({ date, state }) => `${date} ${state}`)).toEqual([
    '2026-11-24 running',
    '2026-11-23 open',
    '2026-11-22 signed',
    '2026-11-21 signed',
  ]);
});

test('S10.418 no day before the one on which the shop opened waits to be signed', async () => {
  const list = async () => {
    const query = { from: '2026-11-01', to: '2026-11-30' };
    const { results } = await accounts.api('GET /api/v1/staff/day-closes', { query });
    return [results.at(-1)?.date, results.length];
  };
  const { db } = shop.app;
  await sql`alter table content.opening disable trigger keep_open`.execute(db);
  const openAt = async (day: string) => {
    await sql`delete from content.opening`.execute(db);
    await sql`insert into content.opening (opened_at) values (${`${day}T12:00:00+05:30`})`.execute(
      db,
    );
  };
  await openAt('2026-11-10');
  expect(await list()).toEqual(['2026-11-10', 15]);
  // Signed before the shop was recorded as open.
  await openAt('2026-11-23');
  expect(await list()).toEqual(['2026-11-21', 4]);
});
