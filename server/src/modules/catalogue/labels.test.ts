import type { Allergen } from '@sabuja/contract/rules/allergens';
import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { listSubstitutes, maySubstitute } from './substitutes.ts';

const { shop, category } = useSellableShop();

const read = async (id: number, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await shop.api()('GET /api/v1/stocks/{id}', { params: { id }, headers })).label;
};

test('a product shows its label in the language of the request, a listing does not', async () => {
  const id = await createStock(shop, category, {
    cost: 45,
    mrp: 48,
    label: {
      netQuantity: { amount: 400, unit: 'G' },
      packer: 'Niali Mills, Niali 754004',
      origin: 'IN',
      bestBeforeDays: 4,
      ingredients: 'wheat flour, milk',
      allergens: ['GLUTEN', 'MILK'],
      fssai: '12024999000123',
      translations: { hi: { ingredients: 'आटा, दूध' } },
    },
  });
  expect(await read(id)).toEqual({
    mrp: 48,
    net_quantity: 400,
    net_unit: 'G',
    packer: 'Niali Mills, Niali 754004',
    origin: 'IN',
    best_before_days: 4,
    ingredients: 'wheat flour, milk',
    allergens: ['GLUTEN', 'MILK'],
    fssai: '12024999000123',
  });
  expect((await read(id, 'hi'))?.ingredients).toBe('आटा, दूध');
  expect((await read(id, 'or'))?.ingredients).toBe('wheat flour, milk');
  const query = { subcategory_id: category.subcategoryId };
  const { results } = await shop.api()('GET /api/v1/stocks/search', { query });
  expect(results[0]).not.toHaveProperty('label');
});

test('a product of which nothing is stated has no label; an MRP alone makes one', async () => {
  expect(await read(await createStock(shop, category))).toBeUndefined();
  const packed = await createStock(shop, category, { cost: 40, mrp: 40 });
  expect(await read(packed)).toMatchObject({ mrp: 40, net_quantity: null, allergens: null });
});

test('a combo says of each part which allergens are stated, none, or not stated', async () => {
  const milk = await createStock(shop, category, { label: { allergens: ['MILK'] } });
  const rice = await createStock(shop, category, { label: { allergens: [] } });
  const basket = await createStock(shop, category);
  const id = await createCombo(shop, category.subcategoryId, [milk, rice, basket]);
  const readAllergens = async () => {
    const combo = await shop.api()('GET /api/v1/combo/{id}', { params: { id } });
    return combo.combos.map(({ allergens }) => allergens);
  };
  expect(await readAllergens()).toEqual([['MILK'], [], null]);
  await sql`update catalogue.labels set allergens = '{SOY}' where stock_id = ${rice}`.execute(
    shop.app.db,
  );
  await expect.poll(readAllergens).toEqual([['MILK'], ['SOY'], null]);
  await sql`delete from catalogue.combo_lines where combo_id = ${id}`.execute(shop.app.db);
  await expect.poll(readAllergens).toEqual([]);
});

test('a changed label is in the next response', async () => {
  const id = await createStock(shop, category, { label: { bestBeforeDays: 4 } });
  expect((await read(id))?.best_before_days).toBe(4);
  await sql`update catalogue.labels set best_before_days = 9 where stock_id = ${id}`.execute(
    shop.app.db,
  );
  await expect.poll(async () => (await read(id))?.best_before_days).toBe(9);
});

test.each([
  'net_unit = null',
  'net_quantity = 0',
  "allergens = '{NUT}'",
  "fssai = '123'",
  "origin = 'India'",
  'best_before_days = 0',
  "packer = ''",
])('the database refuses a label with %s', async (change) => {
  const netQuantity = { amount: 1, unit: 'G' } as const;
  const id = await createStock(shop, category, { label: { netQuantity } });
  const update = sql.raw(`update catalogue.labels set ${change} where stock_id = ${id}`);
  await expect(update.execute(shop.app.db)).rejects.toThrow('check constraint');
});

describe('a substitute adds no allergen', () => {
  const none: Allergen[] = [];
  const cases: [ordered: Allergen[] | undefined, substitute: Allergen[] | undefined, boolean][] = [
    [['MILK', 'EGG'], ['MILK'], true],
    [['MILK'], ['MILK', 'EGG'], false],
    [['MILK'], none, true],
    [none, ['PEANUT'], false],
    // Unstated allergens may be any of them.
    [undefined, undefined, true],
    [undefined, none, true],
    [undefined, ['MILK'], false],
    [none, undefined, false],
    [['MILK'], undefined, false],
  ];
  const create = (allergens: Allergen[] | undefined) =>
    createStock(shop, category, allergens && { label: { allergens } });

  test.each(cases)('%j may be replaced by %j: %s', async (ordered, other, expected) => {
    const [stockId, substitute] = [await create(ordered), await create(other)];
    const decision = await inTransaction(shop.app.db, (tx) =>
      maySubstitute(tx, { stockId, department: 'GROCERY' }, substitute),
    );
    expect(decision).toBe(expected);
    const { name } = await shop.api()('GET /api/v1/stocks/{id}', { params: { id: substitute } });
    const offers = await listSubstitutes(shop.app.db, stockId, { q: name, locale: 'en' });
    expect(offers.map(({ stock_id }) => stock_id)).toEqual(expected ? [substitute] : []);
  });

  test('what is no longer in the catalogue is replaced by something without allergens only', async () => {
    const decide = async (allergens: Allergen[] | undefined) => {
      const substitute = await create(allergens);
      return inTransaction(shop.app.db, (tx) =>
        maySubstitute(tx, { stockId: 1, department: 'GROCERY' }, substitute),
      );
    };
    expect([await decide(none), await decide(['SOY']), await decide(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
