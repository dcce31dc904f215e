import type { Client } from '@sabuja/contract/client';
import {
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

test('another customer gets 404 for an order, a visitor 401', async () => {
  const params = {
    orderId: await createOrder(customer, [groceryLine(await createStock(shop, category))]),
  };
  const stranger = await createCustomer(shop);
  for (const look of [
    (api: Client) => api('GET /api/v1/orders/{orderId}/', { params }),
    (api: Client) => api('GET /api/v1/orders/{orderId}/items/', { params }),
    (api: Client) => api('GET /api/v1/orders/user/{uid}/', { params: { uid: customer.uid } }),
    (api: Client) => api('GET /api/v1/address/user/{uid}', { params: { uid: customer.uid } }),
  ]) {
    expect((await expectRefusal(look(stranger.api))).status).toBe(404);
    expect((await expectRefusal(look(shop.api()))).status).toBe(401);
  }
});

test('S9.7 S7f.1 a customer’s orders are listed three per page, newest first', async () => {
  const id = await createStock(shop, category);
  const uids: string[] = [];
  for (let i = 0; i < 4; i++) uids.unshift(await createOrder(customer, [groceryLine(id)]));
  const page = (n: number) =>
    customer.api('GET /api/v1/orders/user/{uid}/', {
      params: { uid: customer.uid },
      query: { page: n },
    });
  const [one, two] = [await page(1), await page(2)];
  expect(one).toMatchObject({ total: 4, total_pages: 2 });
  expect([...one.results, ...two.results].map((o) => o.uid)).toEqual(uids);
  expect(one.results).toHaveLength(3);
  const query = { page: 2, limit: 2 };
  const params = { uid: customer.uid };
  const partialPage = await customer.api('GET /api/v1/orders/user/{uid}/', { params, query });
  expect([partialPage.total_pages, partialPage.results.map((o) => o.uid)]).toEqual([
    2,
    uids.slice(2),
  ]);
});
