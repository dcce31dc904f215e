import type { NewStaffStock, StaffStock } from '@sabuja/contract';
import {
  buildNewStock,
  createCombo,
  createMember,
  createStock,
  expectRefusal,
  settleAll,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const person = useMember(shop, 'catalogue');
const customer = useCustomer(shop);

const buildStock = (overrides: Partial<NewStaffStock> = {}) => buildNewStock(category, overrides);
const create = (overrides: Partial<NewStaffStock> = {}) =>
  person.api('POST /api/v1/staff/stocks', { body: buildStock(overrides) });
const change = ({ stock_id }: Pick<StaffStock, 'stock_id'>, body: object) =>
  person.api('PATCH /api/v1/staff/stocks/{id}', { params: { id: stock_id }, body });
const readPublic = (id: number) => shop.api()('GET /api/v1/stocks/{id}', { params: { id } });
const search = async (q: string) =>
  (await shop.api()('GET /api/v1/stocks/search', { query: { q } })).results.map(
    ({ stock_id }) => stock_id,
  );
const refusalOf = async (request: Promise<unknown>) => {
  const { status, problem, message } = await expectRefusal(request);
  return [status, problem.code, problem.field, message];
};

test('a new product is found, shown and put into the cart at the next request, in each language', async () => {
  const stock = await create({
    name: 'Mango Himsagar',
    description: ' Sweet. ',
    translations: { hi: { name: 'हिमसागर आम', units: '1 किलो' }, or: { name: ' ' } },
  });
  expect(stock).toMatchObject({
    sku: stock.sku.toUpperCase(),
    description: 'Sweet.',
    translations: { hi: { name: 'हिमसागर आम', units: '1 किलो' } },
    category_id: category.categoryId,
    state: 'active',
    version: 1,
    quantity: 20,
  });
  const { stock_id } = stock;
  await expect.poll(() => search('himsagar')).toContain(stock_id);
  expect(await search('हिमसागर')).toContain(stock_id);
  const listed = async () => {
    const { results } = await shop.api({ 'accept-language': 'hi' })('GET /api/v1/stocks/search', {
      query: { subcategory_id: category.subcategoryId, active_only: true, limit: 100 },
    });
    return results.find((each) => each.stock_id === stock_id);
  };
  expect(await listed()).toMatchObject({ name: 'हिमसागर आम', units: '1 किलो', cost: 120 });
  await change(stock, { cost: 99.5, discount: 10 });
  await expect.poll(() => readPublic(stock_id)).toMatchObject({ cost: 99.5, discount: 10 });
  await expect.poll(async () => (await listed())?.cost).toBe(99.5);
  await customer.api('POST /api/v1/cart/item/', {
    query: { item_id: stock_id, quantity: 2, type: 'STOCK' },
  });
});

test('a draft is under no address and in no list; a retired product is no longer sold', async () => {
  const draft = await create({ name: 'Custard apple', state: 'draft' });
  expect((await expectRefusal(readPublic(draft.stock_id))).status).toBe(404);
  const listed = async () =>
    (
      await shop.api()('GET /api/v1/stocks/search', {
        query: { subcategory_id: category.subcategoryId, limit: 100 },
      })
    ).results.map(({ stock_id, inactive }) => [stock_id, inactive]);
  expect(await listed()).not.toContainEqual([draft.stock_id, 1]);
  expect(await search('custard apple')).toEqual([]);
  await change(draft, { state: 'active' });
  await expect.poll(() => search('custard apple')).toEqual([draft.stock_id]);
  await expect.poll(listed).toContainEqual([draft.stock_id, 0]);
  await change(draft, { state: 'retired' });
  await expect.poll(() => search('custard apple')).toEqual([]);
  await expect.poll(() => readPublic(draft.stock_id)).toMatchObject({ inactive: 1 });
});

test('two people who change a product at once: the second gets what the first saved', async () => {
  const stock = await create();
  const other = await createMember(shop, 'manager');
  const { name } = await shop.app.db
    .selectFrom('staff.members')
    .select('name')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const attempts = Array.from({ length: 6 }, (_, index) =>
    other.api('PATCH /api/v1/staff/stocks/{id}', {
      params: { id: stock.stock_id },
      body: { version: 1, cost: 130 + index },
    }),
  );
  const { fulfilled, refusals } = await settleAll(attempts);
  expect([fulfilled, new Set(refusals.map(({ problem }) => problem.code))]).toEqual([
    1,
    new Set(['CHANGED_MEANWHILE']),
  ]);
  const error = await expectRefusal(change(stock, { version: 1, units: '2 kg' }));
  expect([error.status, error.message]).toEqual([
    409,
    `${name} has changed this since you opened it.`,
  ]);
  expect(error.problem.details).toMatchObject({ version: 2, updated_by: name, units: '1 kg' });
  const saved = await change(stock, { version: 2, units: '2 kg' });
  expect(saved).toMatchObject({ version: 3, units: '2 kg' });
  // Saving the same values again changes nothing.
  expect(await change(stock, { version: 3, units: '2 kg ' })).toMatchObject({ version: 3 });
});

test('an order does not count as a change by staff', async () => {
  const stock = await create();
  await sql`update catalogue.stocks set quantity = quantity - 1, sold = sold where id = ${stock.stock_id}`.execute(
    shop.app.db,
  );
  expect(await change(stock, { version: 1, cost: 121 })).toMatchObject({ quantity: 19 });
});

test('a SKU and a barcode are of one product, also when several take them at once', async () => {
  const first = await create({ sku: 'one-1', barcode: '8901234567894' });
  expect(await refusalOf(create({ sku: ' One-1' }))).toEqual([
    409,
    'SKU_TAKEN',
    'sku',
    `${first.name} has this SKU already.`,
  ]);
  expect((await refusalOf(create({ barcode: '8901234567894' })))[1]).toBe('BARCODE_TAKEN');
  const second = await create();
  expect((await refusalOf(change(second, { sku: 'ONE-1' })))[1]).toBe('SKU_TAKEN');
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 6 }, () => create({ sku: 'race-1' })),
  );
  expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
    1,
    Array.from({ length: 5 }, () => 'SKU_TAKEN'),
  ]);
});

test('invalid values are refused with a clear message, and nothing is saved', async () => {
  const stock = await create();
  const refused: [object, string, string][] = [
    [{ cost: 0 }, 'cost', 'Please enter a price above ₹0.'],
    [
      { cost: 12.345 },
      'cost',
      'Please enter amounts with two decimals or less; the price after discount must be above ₹0.',
    ],
    [{ discount: 100 }, 'discount', 'Please enter a discount from 0 to less than 100 percent.'],
    [
      { cost: 0.01, discount: 60 },
      'discount',
      'Please enter amounts with two decimals or less; the price after discount must be above ₹0.',
    ],
    [{ gst: 12 }, 'gst', 'Please choose a GST rate: 0, 5, 18 or 40 percent.'],
    [{ hsn: '080' }, 'hsn', 'Please enter an HSN code of 4, 6 or 8 digits.'],
    [{ name: '  ' }, 'name', 'Please enter a name of 120 characters or less.'],
    [{ subcategory_id: category.categoryId }, 'subcategory_id', 'Please choose a subcategory.'],
    [{ subcategory_id: 999_999 }, 'subcategory_id', 'Please choose a subcategory.'],
  ];
  for (const [body, field, message] of refused)
    expect((await refusalOf(change(stock, body))).slice(2)).toEqual([field, message]);
  expect(await change(stock, {})).toMatchObject({ version: 1 });
  const unknown = change({ stock_id: 999_999 }, { name: 'None' });
  expect((await refusalOf(unknown))[1]).toBe('NO_STOCK');
});

test('a product of a combo does not change its department, also not in the database', async () => {
  const stock = await create();
  await createCombo(shop, category.subcategoryId, [stock.stock_id]);
  expect((await refusalOf(change(stock, { department: 'KITCHEN' }))).slice(0, 3)).toEqual([
    409,
    'IN_COMBO',
    'department',
  ]);
  await expect(
    sql`update catalogue.stocks set department = 'KITCHEN' where id = ${stock.stock_id}`.execute(
      shop.app.db,
    ),
  ).rejects.toThrow('a combo may not mix departments');
});

test('S10.66 what the pack says is saved field by field, shown at the next request, and refused with a clear message', async () => {
  const stock = await create({ label: { allergens: [], origin: 'IN' } });
  expect(stock.label).toMatchObject({ allergens: [], origin: 'IN', packer: null });
  const changed = await change(stock, {
    label: {
      ...{ net_quantity: 400.5, net_unit: 'G', packer: ' Niali Mills ', best_before_days: 4 },
      ...{ ingredients: 'milk', allergens: ['MILK'], fssai: '12024999000123' },
      translations: { hi: { ingredients: 'दूध' } },
    },
    version: stock.version,
  });
  expect(changed).toMatchObject({ version: 2, label: { packer: 'Niali Mills', origin: 'IN' } });
  const { label } = await readPublic(stock.stock_id);
  expect(label).toMatchObject({ net_quantity: 400.5, allergens: ['MILK'], ingredients: 'milk' });
  for (const [wrong, field, message] of [
    [{ net_unit: null }, 'label.net_quantity', 'Please enter the net quantity with its unit.'],
    [
      { net_quantity: 0.0001 },
      'label.net_quantity',
      'Please enter the net quantity with its unit.',
    ],
    [{ fssai: '12' }, 'label.fssai', 'Please enter a licence number of 14 digits.'],
    [{ allergens: ['NUTS'] }, 'label.allergens.0', 'Please check label allergens 0.'],
  ] as const)
    expect((await refusalOf(change(stock, { label: wrong }))).slice(2)).toEqual([field, message]);
  const { rows: audits } = await sql<{ before: object; after: object }>`select before, after
    from staff.audit where action = 'stock.change' and subject_id = ${String(stock.stock_id)}`.execute(
    shop.app.db,
  );
  expect(audits).toHaveLength(1);
  expect(audits[0]).toMatchObject({
    before: { label: { net_unit: null } },
    after: { label: { net_unit: 'G' } },
  });
  // Saving the same again changes nothing, and a change with an old version is refused.
  expect(await change(stock, { label: { net_unit: 'G' } })).toMatchObject({ version: 2 });
  const late = await refusalOf(change(stock, { label: { packer: 'X' }, version: 1 }));
  expect(late[1]).toBe('CHANGED_MEANWHILE');
  expect(await change(stock, { label: { net_quantity: null, net_unit: null } })).toMatchObject({
    label: { net_quantity: null, packer: 'Niali Mills' },
  });
});

test('the price is never above the MRP, which decides with the department whether it includes GST', async () => {
  const stock = await create({ cost: 90, mrp: 100 });
  for (const [body, field] of [
    [{ cost: 100.5 }, 'cost'],
    [{ mrp: 89 }, 'mrp'],
    [{ cost: 80, mrp: 79.99 }, 'cost'],
  ] as const)
    expect(await refusalOf(change(stock, body))).toEqual([
      422,
      'ABOVE_MRP',
      field,
      'The price cannot be above the MRP.',
    ]);
  expect((await refusalOf(create({ cost: 90, mrp: 89 })))[1]).toBe('ABOVE_MRP');
  expect(await change(stock, { cost: 100 })).toMatchObject({ cost: 100, mrp: 100 });
  expect(await change(stock, { mrp: null, cost: 120 })).toMatchObject({ mrp: null });
  const [dish, packed] = [
    await create({ department: 'KITCHEN' }),
    await create({ department: 'KITCHEN', mrp: 200 }),
  ];
  await createCombo(shop, category.subcategoryId, [dish.stock_id], { department: 'KITCHEN' });
  expect((await refusalOf(change(dish, { mrp: 200 }))).slice(0, 3)).toEqual([
    409,
    'IN_COMBO',
    'mrp',
  ]);
  const mixed = person.api('POST /api/v1/staff/combos', {
    body: {
      name: 'Mixed',
      subcategory_id: category.subcategoryId,
      cost: 10,
      parts: [dish, packed].map(({ stock_id }) => ({ stock_id, quantity: 1 })),
    },
  });
  expect((await refusalOf(mixed))[1]).toBe('MIXED_TAXES');
});

test('S10.23 S10.167 every price is recorded with who set it, and stays as it is', async () => {
  const stock = await create({ cost: 50 });
  await change(stock, { discount: 5 });
  await change(stock, { name: 'Renamed' });
  await change(stock, { cost: 60, discount: 0 });
  const { results } = await person.api('GET /api/v1/staff/stocks/{id}/prices', {
    params: { id: stock.stock_id },
  });
  expect(results.map(({ cost, discount }) => [cost, discount])).toEqual([
    [60, 0],
    [50, 5],
    [50, 0],
  ]);
  expect(new Set(results.map(({ by }) => by?.split(' ')[0]))).toEqual(new Set(['catalogue']));
  const { db } = shop.app;
  await expect(
    sql`delete from catalogue.price_history where item_id = ${stock.stock_id}`.execute(db),
  ).rejects.toThrow('a past price stays as it is');
  await expect(
    sql`update catalogue.stocks set cost_paise = 1, discount_percent = 99 where id = ${stock.stock_id}`.execute(
      db,
    ),
  ).rejects.toThrow('would cost nothing');
});

test('S10.5 each change is a row of the audit log with what it was before', async () => {
  const stock = await create({ cost: 50 });
  await change(stock, { cost: 55, lead_time_hours: 4 });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'member_id', 'before', 'after'])
    .where('subject', '=', 'stock')
    .where('subject_id', '=', String(stock.stock_id))
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'stock.create', member_id: person.id, before: null },
    {
      action: 'stock.change',
      before: { cost_paise: 5000, lead_time_hours: null },
      after: { cost_paise: 5500, lead_time_hours: 4 },
    },
  ]);
  expect(Object.keys(rows[1]?.after ?? {})).toHaveLength(2);
});

test('staff find a product by name, SKU, barcode and state, retired ones too', async () => {
  const found = await create({
    sku: 'find-100',
    name: 'Finger millet',
    barcode: 'FM-778899',
    state: 'retired',
    translations: { or: { name: 'ମାଣ୍ଡିଆ' } },
  });
  const list = async (query: object) =>
    (await person.api('GET /api/v1/staff/stocks', { query })).results.map(
      ({ stock_id }) => stock_id,
    );
  for (const q of ['ger mil', 'FIND-100', '778899', 'ମାଣ୍ଡିଆ'])
    expect(await list({ q })).toEqual([found.stock_id]);
  expect(await list({ q: '%' })).toEqual([]);
  expect(await list({ q: 'millet', state: 'active' })).toEqual([]);
  expect(await list({ q: 'millet', department: 'KITCHEN' })).toEqual([]);
  const older = await createStock(shop, category, { name: 'Aaa' });
  expect((await list({ category_id: category.categoryId, state: 'active' }))[0]).toBe(older);
});
