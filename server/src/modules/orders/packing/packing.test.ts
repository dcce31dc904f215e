import {
  createCombo,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  packWith,
  pickLine,
  readPicking,
  startPicking,
  type TestMember,
  transitionAsMember,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');
const date = '2026-12-11';

const createMixedOrder = async () =>
  createOrder(
    customer,
    [
      groceryLine(await createStock(shop, category, { name: 'Spinach' })),
      groceryLine(await createStock(shop, category, { name: 'Eggs', veg: false })),
    ],
    { delivery_date: date, customer_name: 'ସସ୍ମିତା Rout' },
  );
const countBags = ({ api }: TestMember, uid: string, veg: number, nonVeg = 0) =>
  api('PUT /api/v1/staff/orders/{uid}/bags', { params: { uid }, body: { veg, non_veg: nonVeg } });
const readBags = async (uid: string) => (await readPicking(picker, uid)).bags;
const problemOf = async (refused: Promise<unknown>) => (await expectRefusal(refused)).problem;

async function download(path: string, member = picker) {
  const url = `/api/v1/staff/${path}`;
  const { statusCode, headers, rawPayload } = await shop.app.http.inject({
    url,
    headers: member.headers,
  });
  const text = rawPayload.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    status: statusCode,
    type: headers['content-type'],
    /** Width and height of each page in millimetres. */
    pages: sizes.map(([, width, height]) =>
      [width, height].map((points) => (Number(points) / 72) * 25.4),
    ),
  };
}

test('S10.85 an order has a bag for veg and one for non-veg products, until they are counted', async () => {
  const uid = await createMixedOrder();
  expect(await readBags(uid)).toEqual({ veg: 1, non_veg: 1, is_counted: false });
  expect((await problemOf(countBags(picker, uid, 1, 1))).code).toBe('NOT_PACKING');
  const [spinach = '', eggs = ''] = await startPicking(shop, picker, uid);
  expect(await countBags(picker, uid, 2, 1)).toEqual({ veg: 2, non_veg: 1, is_counted: true });
  expect(await problemOf(countBags(picker, uid, 3))).toMatchObject({
    code: 'BAD_BAGS',
    field: 'non_veg',
    message: 'Non-veg items need a bag of their own.',
  });
  expect(await problemOf(countBags(picker, uid, 98, 2))).toMatchObject({ code: 'TOO_MANY_BAGS' });
  const other = await createMember(shop, 'picker');
  expect((await problemOf(countBags(other, uid, 1, 1))).code).toBe('CLAIMED');
  const manager = await createMember(shop, 'manager');
  expect(await countBags(manager, uid, 2, 2)).toMatchObject({ veg: 2, non_veg: 2 });
  // Without the eggs, there are no non-veg bags, and none can be counted.
  await pickLine(picker, uid, eggs, { found: 0 });
  expect(await readBags(uid)).toMatchObject({ veg: 2, non_veg: 0 });
  expect((await problemOf(countBags(picker, uid, 2, 2))).message).toBe(
    'Nothing in this order is non-veg.',
  );
  await pickLine(picker, uid, spinach, { found: 0 });
  expect((await problemOf(countBags(picker, uid, 0))).code).toBe('NOTHING_PICKED');
  await pickLine(picker, uid, spinach, { found: 1 });
  await transitionAsMember(picker, uid, 'PACKED');
  const order = await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  expect(order.bags).toEqual({ veg: 2, non_veg: 0, is_counted: true });
});

test('S10.85 a combo is non-veg when one of its products is', async () => {
  const parts = [
    await createStock(shop, category),
    await createStock(shop, category, { veg: false }),
  ];
  const combo = await createCombo(shop, category.subcategoryId, parts);
  const uid = await createOrder(customer, [{ ...groceryLine(combo), type: 'COMBO' }]);
  expect(await readBags(uid)).toMatchObject({ veg: 0, non_veg: 1 });
});

test('S10.85 the database refuses a number of bags without its other, none, and too many', async () => {
  const uid = await createMixedOrder();
  const set = (values: string) =>
    sql`update orders.orders set ${sql.raw(values)} where uid = ${uid}`.execute(shop.app.db);
  for (const values of [
    'veg_bags = 1',
    'veg_bags = 0, non_veg_bags = 0',
    'veg_bags = 99, non_veg_bags = 1',
  ])
    await expect(set(values)).rejects.toThrow('bags_are_counted');
});

test('S10.86 a page of the roll for each bag, eight labels on a sheet, and no labels of a cancelled order', async () => {
  const uid = await createMixedOrder();
  const [first = ''] = await startPicking(shop, picker, uid);
  expect(first).not.toBe('');
  await countBags(picker, uid, 8, 1);
  for (const [format, width, count] of [
    ['62', 62, 9],
    ['80', 80, 9],
    ['a4', 210, 2],
  ] as const) {
    const { status, type, pages } = await download(`orders/${uid}/labels?format=${format}`);
    expect([status, type, pages.length]).toEqual([200, 'application/pdf', count]);
    for (const [pageWidth = 0, height = 0] of pages) {
      expect(pageWidth).toBeCloseTo(width, 0);
      // The page is as high as its content, so that no paper is wasted and nothing is cut off.
      if (format !== 'a4') expect([height > 40, height < 90]).toEqual([true, true]);
    }
  }
  for (const format of ['80', 'a4'])
    expect(await download(`orders/${uid}/packing-slip?format=${format}`)).toMatchObject({
      status: 200,
      pages: [expect.anything()],
    });
  expect((await download(`orders/${uid}/labels?format=33`)).status).toBe(422);
  const manager = await createMember(shop, 'manager');
  await transitionAsMember(manager, uid, 'CANCELLED');
  expect((await download(`orders/${uid}/labels?format=62`)).status).toBe(409);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await download(`orders/${unknown}/labels?format=62`)).status).toBe(404);
});

test('S10.86 the packed orders of a slot are listed, and printed at once', async () => {
  const rice = await createStock(shop, category);
  const order = (slot?: string) =>
    createOrder(customer, [groceryLine(rice, 2)], {
      delivery_date: '2026-12-12',
      ...(slot !== undefined && { delivery_slot: slot }),
    });
  const [packed, missing, evening] = [
    await order(),
    await order(),
    await order('6:00 PM - 8:00 PM'),
  ];
  await order();
  await packWith(shop, picker, packed, [{ found: 2 }]);
  await packWith(shop, picker, missing, [{ found: 1 }]);
  await packWith(shop, picker, evening, [{ found: 2 }]);
  const list = async (slot?: number) =>
    (
      await picker.api('GET /api/v1/staff/sheets/packed', {
        query: { date: '2026-12-12', ...(slot !== undefined && { slot }) },
      })
    ).results;
  expect((await list()).map(({ uid }) => uid)).toEqual([packed, missing, evening]);
  const board = await picker.api('GET /api/v1/staff/orders', { query: { q: packed.slice(0, 8) } });
  const slot = board.results[0]?.slot_id ?? 0;
  expect(await list(slot)).toMatchObject([
    { uid: packed, bags: { veg: 1 }, zone: expect.any(String), to_collect: expect.any(Number) },
    { uid: missing },
  ]);
  const query = `date=2026-12-12&slot=${slot}`;
  expect((await download(`sheets/labels/pdf?${query}&format=62`)).pages).toHaveLength(2);
  expect((await download(`sheets/packing-slips/pdf?${query}&format=a4`)).pages).toHaveLength(2);
  expect((await download(`sheets/labels/pdf?date=2026-12-30&slot=${slot}&format=62`)).status).toBe(
    404,
  );
  expect((await download(`sheets/labels/pdf?date=2026-02-30&slot=${slot}&format=62`)).status).toBe(
    422,
  );
});
