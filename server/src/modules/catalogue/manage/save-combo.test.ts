import {
  createStock,
  expectRefusal,
  refusalCode,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const person = useMember(shop, 'catalogue');
let rice: number;
let dal: number;
let dish: number;
beforeAll(async () => {
  rice = await createStock(shop, category, { name: 'Rice', gstPercent: 5, quantity: 9 });
  dal = await createStock(shop, category, { name: 'Dal' });
  dish = await createStock(shop, category, { name: 'Dish', department: 'KITCHEN' });
});

const part = (stock_id: number, quantity = 1) => ({ stock_id, quantity });
const create = (overrides: object = {}) =>
  person.api('POST /api/v1/staff/combos', {
    body: {
      name: 'Dal and rice',
      subcategory_id: category.subcategoryId,
      cost: 150,
      parts: [part(dal), part(rice, 2)],
      ...overrides,
    },
  });
const change = (id: number, body: object) =>
  person.api('PATCH /api/v1/staff/combos/{id}', { params: { id }, body });
const readPublic = (id: number) => shop.api()('GET /api/v1/combo/{id}', { params: { id } });

test('S10.24 a combo is sold as often as its parts suffice, and a draft is under no address', async () => {
  const combo = await create({ state: 'draft' });
  expect(combo).toMatchObject({ department: 'GROCERY', state: 'draft', version: 1 });
  expect(await refusalCode(readPublic(combo.combo_id))).toBe('NO_COMBO');
  await change(combo.combo_id, { state: 'active', translations: { hi: { name: 'दाल चावल' } } });
  await expect.poll(() => readPublic(combo.combo_id)).toMatchObject({ quantity: 4, cost: 150 });
  const { results } = await person.api('GET /api/v1/staff/combos', { query: { q: 'चावल' } });
  expect(results.map(({ combo_id }) => combo_id)).toEqual([combo.combo_id]);
});

test('S10.24 a combo is of one department, which follows its products', async () => {
  expect(await refusalCode(create({ parts: [part(rice), part(dish)] }))).toBe('MIXED_DEPARTMENTS');
  expect(await refusalCode(create({ parts: [part(rice), part(rice)] }))).toBe('BAD_PARTS');
  expect(await refusalCode(create({ parts: [part(999_999)] }))).toBe('BAD_PARTS');
  const { combo_id } = await create();
  expect(await refusalCode(change(combo_id, { parts: [part(dal), part(dish)] }))).toBe(
    'MIXED_DEPARTMENTS',
  );
  expect(await change(combo_id, { parts: [part(dish, 3)] })).toMatchObject({
    department: 'KITCHEN',
    parts: [{ stock_id: dish, quantity: 3, name: 'Dish', cost: 40, discount: 0, state: 'active' }],
  });
  await expect(
    sql`update catalogue.combos set department = 'GROCERY' where id = ${combo_id}`.execute(
      shop.app.db,
    ),
  ).rejects.toThrow('a combo may not mix departments');
});

test('a product cannot leave the department of a combo that gets it at the same moment', async () => {
  for (let round = 0; round < 6; round += 1) {
    const stock = await createStock(shop, category);
    const outcomes = await Promise.allSettled([
      create({ parts: [part(stock), part(dal)] }),
      person.api('PATCH /api/v1/staff/stocks/{id}', {
        params: { id: stock },
        body: { department: 'KITCHEN' },
      }),
    ]);
    const succeeded = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(succeeded).toHaveLength(1);
  }
});

test('prices and versions hold for combos as for products', async () => {
  const { combo_id } = await create();
  expect(await refusalCode(change(combo_id, { cost: 0.01, discount: 60 }))).toBe('BAD_PRICE');
  expect(await refusalCode(change(combo_id, { subcategory_id: category.categoryId }))).toBe(
    'BAD_CATEGORY',
  );
  await change(combo_id, { version: 1, parts: [part(rice, 2), part(dal, 2)] });
  const error = await expectRefusal(change(combo_id, { version: 1, cost: 10 }));
  expect([error.status, error.problem.details]).toMatchObject([409, { version: 2, cost: 150 }]);
  expect(
    await change(combo_id, { version: 2, parts: [part(dal, 2), part(rice, 2)] }),
  ).toMatchObject({ version: 2 });
  expect(await refusalCode(change(999_999, {}))).toBe('NO_COMBO');
});
