import type { NewStaffCategory } from '@sabuja/contract';
import {
  createCategory,
  createStock,
  expectRefusal,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop } = useSellableShop();
const person = useMember(shop, 'catalogue');

const create = (body: NewStaffCategory) => person.api('POST /api/v1/staff/categories', { body });
const change = (id: number, body: object) =>
  person.api('PATCH /api/v1/staff/categories/{id}', { params: { id }, body });
const list = async () => (await person.api('GET /api/v1/staff/categories')).results;
const listPublic = async () =>
  (await shop.api({ 'accept-language': 'or' })('GET /api/v1/categories/', { query: {} })).map(
    ({ category_id, category_name }) => [category_id, category_name],
  );
const refusalOf = async (request: Promise<unknown>) => {
  const { status, problem } = await expectRefusal(request);
  return [status, problem.code, problem.field];
};

test('a category and its subcategory are created, shown and hidden at the next request', async () => {
  const top = await create({ name: 'Millets', translations: { or: { name: 'ମିଲେଟ' } } });
  const sub = await create({ name: ' Flour ', parent_id: top.category_id, sequence: 3 });
  expect(sub).toMatchObject({ name: 'Flour', parent_id: top.category_id, version: 1, items: 0 });
  await expect.poll(listPublic).toContainEqual([top.category_id, 'ମିଲେଟ']);
  const own = (await list()).map(({ category_id }) => category_id);
  expect(own.indexOf(sub.category_id)).toBe(own.indexOf(top.category_id) + 1);
  await change(top.category_id, { inactive: true });
  await expect.poll(listPublic).not.toContainEqual([top.category_id, 'ମିଲେଟ']);
});

test('products follow a subcategory that gets another parent, and its lead time', async () => {
  const from = await createCategory(shop, 'From', ['Moved']);
  const [subcategoryId = 0] = from.subcategoryIds;
  const to = await create({ name: 'To', lead_time_hours: 6 });
  const stock = await createStock(shop, { categoryId: from.categoryId, subcategoryId });
  await change(subcategoryId, { parent_id: to.category_id });
  const read = () => shop.api()('GET /api/v1/stocks/{id}', { params: { id: stock } });
  await expect.poll(read).toMatchObject({ category_id: to.category_id, lead_time_hours: 6 });
  expect((await list()).find(({ category_id }) => category_id === to.category_id)?.items).toBe(1);
});

test('there are two levels, and a category that is used stays on its own', async () => {
  const { categoryId, subcategoryIds } = await createCategory(shop, 'Top', ['Sub']);
  const [sub = 0] = subcategoryIds;
  expect(await refusalOf(create({ name: 'Third', parent_id: sub }))).toEqual([
    422,
    'BAD_PARENT',
    'parent_id',
  ]);
  expect((await refusalOf(change(categoryId, { parent_id: categoryId })))[1]).toBe('BAD_PARENT');
  const other = await create({ name: 'Other' });
  expect((await refusalOf(change(categoryId, { parent_id: other.category_id })))[1]).toBe(
    'NOT_EMPTY',
  );
  await createStock(shop, { categoryId, subcategoryId: sub });
  expect((await refusalOf(change(sub, { parent_id: null })))[1]).toBe('NOT_EMPTY');
  expect((await refusalOf(change(999_999, { name: 'None' })))[1]).toBe('NO_CATEGORY');
});

test('an older version is refused with what stands now', async () => {
  const { category_id } = await create({ name: 'Pulses' });
  await change(category_id, { version: 1, sequence: 9 });
  const error = await expectRefusal(change(category_id, { version: 1, name: 'Dal' }));
  expect([error.status, error.problem.details]).toMatchObject([409, { version: 2, sequence: 9 }]);
  expect(await change(category_id, { version: 2, name: 'Dal' })).toMatchObject({ version: 3 });
});
