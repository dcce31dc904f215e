import {
  cancelOrder,
  createCustomer,
  createOrder,
  createStock,
  deliverOrder,
  groceryLine,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
type Customer = Awaited<ReturnType<typeof createCustomer>>;
const product = (name: string) =>
  createStock(shop, category, { name, imageUrls: [`/${name}.webp`] });

const list = (
  { api, uid }: Customer,
  query: { under_way?: boolean; not_cancelled?: boolean } = {},
) => api('GET /api/v1/orders/user/{uid}/', { params: { uid }, query: { ...query, limit: 10 } });
const bought = async ({ api, uid }: Customer) =>
  (await api('GET /api/v1/orders/user/{uid}/bought', { params: { uid } })).results.map(
    ({ name }) => name,
  );

test('S7f.1 a listed order has the number of its items and the pictures of the first', async () => {
  const customer = await createCustomer(shop);
  const stocks = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(product));
  const plain = await createStock(shop, category);
  await createOrder(
    customer,
    [plain, ...stocks].map((id) => groceryLine(id)),
  );
  await createOrder(customer, [groceryLine(plain)]);
  const [second, first] = (await list(customer)).results;
  expect(first).toMatchObject({
    item_count: 6,
    image_urls: ['/a.webp', '/b.webp', '/c.webp', '/d.webp'],
  });
  expect(second).toMatchObject({ item_count: 1, image_urls: [] });
});

test('orders under way are those neither delivered nor cancelled', async () => {
  const customer = await createCustomer(shop);
  const stock = await product('rice');
  const [open, cancelled, delivered] = [
    await createOrder(customer, [groceryLine(stock)]),
    await createOrder(customer, [groceryLine(stock)]),
    await createOrder(customer, [groceryLine(stock)]),
  ];
  await cancelOrder(customer, cancelled);
  await deliverOrder(shop, delivered);
  const underWay = await list(customer, { under_way: true });
  expect(underWay.results.map(({ uid }) => uid)).toEqual([open]);
  expect(underWay.total).toBe(1);
  const notCancelled = await list(customer, { not_cancelled: true });
  expect(notCancelled.results.map(({ uid }) => uid)).toEqual([delivered, open]);
  expect((await list(customer)).total).toBe(3);
});

test('what was bought the most often comes first; cancelled orders and items not on sale do not count', async () => {
  const [customer, other] = [await createCustomer(shop), await createCustomer(shop)];
  const [rice, dal, ghee, salt] = await Promise.all(['Rice', 'Dal', 'Ghee', 'Salt'].map(product));
  const line = (id: number | undefined) => groceryLine(id ?? 0);
  await createOrder(customer, [line(rice), line(dal)]);
  await createOrder(customer, [line(dal), line(salt)]);
  await cancelOrder(customer, await createOrder(customer, [line(ghee)]));
  expect(await bought(customer)).toEqual(['Dal', 'Salt', 'Rice']);
  await sql`update catalogue.stocks set inactive = true where id = ${salt}`.execute(shop.app.db);
  expect(await bought(customer)).toEqual(['Dal', 'Rice']);
  expect(await bought(other)).toEqual([]);
});
