import type { StaffStock, StaffStockChange } from '@sabuja/contract';
import {
  createCombo,
  createMember,
  expectRefusal,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const person = useMember(shop, 'catalogue');

let count = 0;
const create = (): Promise<StaffStock> => {
  const n = ++count;
  const texts = { sku: `GRID-${n}`, name: `Pumpkin ${n}`, units: '1 kg' };
  const place = { subcategory_id: category.subcategoryId, department: 'GROCERY' } as const;
  const terms = { cost: 40, gst: 0, hsn: '0709', veg_nonveg_type: 0 } as const;
  return person.api('POST /api/v1/staff/stocks', { body: { ...texts, ...place, ...terms } });
};
const createMany = (many: number) => Promise.all(Array.from({ length: many }, create));

type Row = readonly [Pick<StaffStock, 'stock_id'>, object];
const toChanges = (rows: readonly Row[]) =>
  rows.map(([{ stock_id }, change]) => ({ stock_id, change: change as StaffStockChange }));
const changeAll = async (rows: readonly Row[], api = person.api) =>
  (await api('PATCH /api/v1/staff/stocks', { body: { changes: toChanges(rows) } })).results;
const read = (id: number) => person.api('GET /api/v1/staff/stocks/{id}', { params: { id } });
const countAudits = async (stocks: readonly StaffStock[]) => {
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select('subject_id')
    .where('action', '=', 'stock.change')
    .where(
      'subject_id',
      'in',
      stocks.map(({ stock_id }) => String(stock_id)),
    )
    .execute();
  return rows.length;
};

test('S10.212 many products are changed at once, each with a result and an audit row of its own', async () => {
  const stocks = await createMany(60);
  const results = await changeAll(
    stocks.map((stock, n) => [stock, { cost: 50 + n, version: stock.version }]),
  );
  expect(results.map(({ stock_id }) => stock_id)).toEqual(stocks.map(({ stock_id }) => stock_id));
  expect(results.every(({ ok, stock }, n) => ok && stock?.cost === 50 + n)).toBe(true);
  expect(results[0]?.stock).toMatchObject({ version: 2, updated_by: expect.any(String) });
  expect(await countAudits(stocks)).toBe(60);
});

test('S10.212 what is wrong with one of them stops no other, and is said as if it had been changed alone', async () => {
  const [good, bad, taken, high, inCombo, last] = (await createMany(6)) as [
    ...[StaffStock, StaffStock, StaffStock, StaffStock, StaffStock, StaffStock],
  ];
  await createCombo(shop, category.subcategoryId, [inCombo.stock_id]);
  const unknown = { stock_id: 999_999 };
  const rows: Row[] = [
    [good, { cost: 45 }],
    [bad, { hsn: '080' }],
    [bad, { cost: '45' }],
    [taken, { sku: good.sku.toLowerCase() }],
    [high, { cost: 45, mrp: 44 }],
    [inCombo, { department: 'KITCHEN' }],
    [unknown, { cost: 45 }],
    [bad, { name: 'null \u0000' }],
    [last, { aisle: ' F2 ', label: { net_quantity: 900, net_unit: 'G' }, image: 'ignored' }],
  ];
  const results = await changeAll(rows);
  expect(results.map(({ ok, problem }) => (ok ? 'ok' : problem?.code))).toEqual([
    ...['ok', 'INVALID', 'INVALID', 'SKU_TAKEN', 'ABOVE_MRP', 'IN_COMBO', 'NO_STOCK', 'INVALID'],
    'ok',
  ]);
  expect(results[1]?.problem).toEqual({
    code: 'INVALID',
    field: 'hsn',
    message: 'Please enter an HSN code of 4, 6 or 8 digits.',
  });
  expect(results[3]?.problem?.message).toBe(`${good.name} has this SKU already.`);
  expect(results.at(-1)?.stock).toMatchObject({ aisle: 'F2', label: { net_quantity: 900 } });
  // Each problem is the same as that of the call for a single product.
  for (const n of [1, 2, 3, 4, 5]) {
    const [{ stock_id: id }, body] = rows[n] as Row;
    const alone = person.api('PATCH /api/v1/staff/stocks/{id}', { params: { id }, body });
    expect((await expectRefusal(alone)).problem).toEqual(results[n]?.problem);
  }
  expect(await read(bad.stock_id)).toMatchObject({ version: 1, cost: 40, hsn: '0709' });
  expect(await countAudits([good, bad, taken, high, inCombo, last])).toBe(2);
});

test('S10.213 a product that somebody else has changed is refused with what stands now; the others are saved', async () => {
  const [own, theirs] = (await createMany(2)) as [StaffStock, StaffStock];
  const manager = await createMember(shop, 'manager');
  await changeAll([[theirs, { cost: 60 }]], manager.api);
  const rows: Row[] = [
    [theirs, { cost: 70, version: theirs.version }],
    [own, { cost: 70, version: own.version }],
  ];
  const [refused, saved] = await changeAll(rows);
  expect(refused).toMatchObject({
    ok: false,
    problem: { code: 'CHANGED_MEANWHILE', details: { cost: 60, version: 2 } },
  });
  expect(saved).toMatchObject({ ok: true, stock: { cost: 70 } });
  expect(await read(theirs.stock_id)).toMatchObject({ cost: 60 });
});

test('S10.212 the same request again, or many times at once, changes nothing twice', async () => {
  const stocks = await createMany(5);
  const rows = stocks.map((stock): Row => [stock, { cost: 55, version: stock.version }]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => changeAll(rows)));
  const saved = answers.flat().filter(({ ok }) => ok);
  expect(saved).toHaveLength(5);
  for (const { problem } of answers.flat().filter(({ ok }) => !ok))
    expect(problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { cost: 55, version: 2 },
    });
  // Without a version, saving the same values again changes nothing.
  expect((await changeAll(stocks.map((stock) => [stock, { cost: 55 }])))[0]?.ok).toBe(true);
  expect(await countAudits(stocks)).toBe(5);
});

test('S10.212 S10.214 no more than 500 at once, and only those who keep the goods', async () => {
  const stock = await create();
  const many = Array.from({ length: 501 }, (): Row => [stock, { cost: 41 }]);
  expect((await expectRefusal(changeAll(many))).problem.code).toBe('INVALID');
  expect((await expectRefusal(changeAll([]))).problem.code).toBe('INVALID');
  for (const role of ['support', 'picker', 'accounts'] as const) {
    const { api } = await createMember(shop, role);
    expect((await expectRefusal(changeAll([[stock, { cost: 1 }]], api))).status).toBe(403);
  }
  expect(await read(stock.stock_id)).toMatchObject({ cost: 40, version: 1 });
});
