import { orderNumber } from '@sabuja/contract/rules/order-number';
import { addDays, addTime, days, istDate } from '@sabuja/kit';
import {
  createCoupon,
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  refusalCode,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');

const at = (offset: number) => addTime(shop.clock.now(), offset).toISOString();
const auditOf = async (action: string) =>
  (await owner.api('GET /api/v1/staff/audit', { query: { action } })).results[0]?.after;
/** The lines of a CSV file that the manager downloads. */
async function linesOf(path: string, query: Record<string, string>): Promise<string[]> {
  const url = `/api/v1/staff/${path}/csv?${new URLSearchParams(query)}`;
  const { body } = await shop.app.http.inject({ url, headers: manager.headers });
  return body.trim().split('\r\n');
}

test('S10.297 a coupon that is created while pages are read moves none of them', async () => {
  const codes = ['PAGE1', 'PAGE2', 'PAGE3', 'PAGE4', 'PAGE5'];
  for (const code of codes) await createCoupon(manager, { code });
  const read = (cursor?: string | null) =>
    manager.api('GET /api/v1/staff/coupons', {
      query: { q: 'page', limit: 2, ...(cursor && { cursor }) },
    });
  const first = await read();
  await createCoupon(manager, { code: 'PAGE6' });
  const second = await read(first.next);
  const third = await read(second.next);
  const seen = [first, second, third].flatMap(({ results }) => results.map(({ code }) => code));
  expect(seen).toEqual(codes.reverse());
  expect(third).toMatchObject({ page: 3, next: null, total: 6 });
  expect(await refusalCode(read('bm9uc2Vuc2U'))).toBe('INVALID');
});

test('S10.299 coupons are found by state and code, and the file has the same rows and is audited', async () => {
  const { coupon_id } = await createCoupon(manager, { code: 'STATEA', is_paused: true });
  await createCoupon(manager, { code: 'STATEB', from: at(days(1)) });
  await createCoupon(manager, { code: 'STATEC' });
  const find = async (state: 'paused' | 'planned' | 'running' | 'ended') =>
    (await manager.api('GET /api/v1/staff/coupons', { query: { q: 'state', state } })).results.map(
      ({ code }) => code,
    );
  expect(await find('paused')).toEqual(['STATEA']);
  expect(await find('planned')).toEqual(['STATEB']);
  expect(await find('running')).toEqual(['STATEC']);
  expect(await find('ended')).toEqual([]);
  expect(coupon_id).toBeGreaterThan(0);
  const query = { q: 'state', state: 'paused' } as const;
  const lines = await linesOf('coupons', query);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('STATEA,paused');
  expect(await auditOf('coupon.export')).toEqual({ ...query, rows: 1 });
});

test('S10.299 notices are found by state and text in any language', async () => {
  const create = (text: string, from: string, until: string | null) =>
    manager.api('POST /api/v1/staff/notices', {
      body: { text, translations: { or: { text: `ସୂଚନା ${text}` } }, from, until },
    });
  await create('We are closed on Sunday', at(days(1)), null);
  await create('Mangoes are here', at(-days(1)), null);
  await create('Rain delays us', at(-days(2)), at(-days(1)));
  const find = async (query: { state?: 'planned' | 'shown' | 'over'; q?: string }) =>
    (await manager.api('GET /api/v1/staff/notices', { query })).results.map(({ text }) => text);
  expect(await find({ state: 'planned' })).toEqual(['We are closed on Sunday']);
  expect(await find({ state: 'shown' })).toEqual(['Mangoes are here']);
  expect(await find({ state: 'over' })).toEqual(['Rain delays us']);
  expect(await find({ q: 'ସୂଚନା mangoes' })).toEqual(['Mangoes are here']);
  expect(await find({ q: '%' })).toEqual([]);
  const lines = await linesOf('notices', {});
  expect(lines).toHaveLength(4);
  expect(await auditOf('notice.export')).toEqual({ rows: 3 });
});

test('S10.469 the keys of translations are no texts that a search finds', async () => {
  const name = 'Tender lady fingers';
  const hi = { name: 'भिंडी', text: 'बंद', body: 'नमस्ते' };
  const stock = await createStock(shop, category, { name, quantity: 0 });
  await sql`update catalogue.stocks set translations = ${JSON.stringify({ hi })}::jsonb
    where id = ${stock}`.execute(shop.app.db);
  const action_id = '5b8f1c52-8f5b-4c5e-9d0f-1f0a4a2f7c11';
  await manager.api('POST /api/v1/staff/stock/supplies', {
    body: { action_id, supplier: 'Maa', lines: [{ stock_id: stock, quantity: 1, batch: 'L7' }] },
  });
  const [batch] = (await manager.api('GET /api/v1/staff/stock/batches', { query: { q: 'L7' } }))
    .results;
  await manager.api('POST /api/v1/staff/recalls', {
    body: { action_id, batch_id: batch?.id ?? 0, reason: 'Rust' },
  });
  await manager.api('POST /api/v1/staff/notices', {
    body: { text: 'We rest', translations: { hi: { text: hi.text } }, from: at(0), until: null },
  });
  await manager.api('POST /api/v1/staff/answer-templates', {
    body: {
      ...{ name: 'Regret', body: 'Sad', sequence: 1, is_hidden: false },
      translations: { hi: { body: hi.body } },
    },
  });
  const find = async (q: string) =>
    JSON.stringify(
      await Promise.all([
        manager.api('GET /api/v1/staff/stock/levels', { query: { q } }),
        manager.api('GET /api/v1/staff/stock/batches', { query: { q } }),
        manager.api('GET /api/v1/staff/recalls', { query: { q } }),
        manager.api('GET /api/v1/staff/notices', { query: { q } }),
        manager.api('GET /api/v1/staff/answer-templates', { query: { q } }),
      ]),
    );
  const all = [name, 'L7', 'Rust', 'We rest', 'Regret'];
  for (const key of ['hi', 'name', 'text', 'body', '{'])
    for (const each of all) expect(await find(key), `${key}: ${each}`).not.toContain(each);
  const [ofProduct, ofNotice, ofTemplate] = [
    await find(hi.name),
    await find(hi.text),
    await find(hi.body),
  ];
  for (const each of all.slice(0, 3)) expect(ofProduct).toContain(each);
  expect([ofNotice.includes('We rest'), ofTemplate.includes('Regret')]).toEqual([true, true]);
});

test('S10.300 closes of cash are found by day, rider and difference, and have a file', async () => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from staff.members order by id limit 1`.execute(shop.app.db);
  const rider = rows[0] ?? expect.fail('somebody is on the staff');
  for (const [counted, when] of [
    [0, '2026-03-01T20:00:00+05:30'],
    [5, '2026-03-02T00:30:00+05:30'],
    [0, '2026-03-03T20:00:00+05:30'],
  ] as const)
    await sql`
      insert into orders.cash_closings (member_id, expected_paise, counted_paise, reason, closed_by, closed_at)
      values (${rider.id}, 0, ${counted * 100}, ${counted === 0 ? null : 'a tip'}, ${rider.id}, ${when})`.execute(
      shop.app.db,
    );
  const find = async (query: object) =>
    (await manager.api('GET /api/v1/staff/cash-closings', { query })).results.map(
      ({ counted, closed_at }) => [closed_at.slice(0, 10), counted],
    );
  expect(await find({})).toHaveLength(3);
  expect(await find({ from: '2026-03-02', to: '2026-03-02' })).toEqual([['2026-03-01', 5]]);
  expect(await find({ differs: 'yes' })).toEqual([['2026-03-01', 5]]);
  expect(await find({ differs: 'no', q: rider.name.slice(1, 4) })).toHaveLength(2);
  expect(await find({ q: 'nobody of this name' })).toEqual([]);
  const query = { differs: 'yes' } as const;
  const lines = await linesOf('cash-closings', query);
  expect(lines).toHaveLength(2);
  expect(await auditOf('cash.export')).toEqual({ ...query, rows: 1 });
  expect(
    await refusalCode(
      manager.api('GET /api/v1/staff/cash-closings', { query: { from: '2026-02-30' } }),
    ),
  ).toBe('BAD_DATE');
});

test('S10.301 the file of orders has what the board finds, without what identifies customers', async () => {
  const customer = await createCustomer(shop);
  const item = { name: 'Jackfruit', cost: 100 };
  const line = groceryLine(await createStock(shop, category, item));
  const uid = await createOrder(customer, [line]);
  const number = orderNumber(uid);
  const orders = shop.app.db.selectFrom('orders.orders').where('uid', '=', uid);
  const lines = await linesOf('orders', { q: number });
  expect(lines[0]).not.toMatch(/phone|address|customer/);
  expect(lines[1]).toContain(number);
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(await auditOf('orders.export'))).not.toContain('"q"');
  const { delivery_date } = await orders.select('delivery_date').executeTakeFirstOrThrow();
  const move = (date: string) =>
    shop.app.db
      .updateTable('orders.orders')
      .set({ delivery_date: date })
      .where('uid', '=', uid)
      .execute();
  const findFromDaysAgo = async (count: number) => {
    await move(addDays(istDate(shop.clock.now()), -count));
    return (await linesOf('orders', { q: 'Jackfruit' })).length - 1;
  };
  expect([await findFromDaysAgo(90), await findFromDaysAgo(91)]).toEqual([1, 0]);
  await move(delivery_date);
});

test('S10.301 the file of orders is of a day, or of what a search finds, never of all orders', async () => {
  const refusalOf = async (query: object) =>
    (await expectRefusal(manager.api('GET /api/v1/staff/orders/csv', { query }))).problem;
  const needed = { code: 'DAY_NEEDED', field: 'date' };
  expect(await refusalOf({})).toMatchObject(needed);
  expect(await refusalOf({ q: ' ' })).toMatchObject(needed);
  expect(await refusalOf({ status: 'PLACED' })).toMatchObject(needed);
  expect(await refusalOf({ date: '2026-02-30' })).toMatchObject({ code: 'BAD_DATE' });
  expect(await linesOf('orders', { date: '2026-02-03' })).toHaveLength(1);
});
