import {
  eventually,
  readOlderShop,
  restoreOlderShop,
  transitionAsStaff,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

type KnownRecords = {
  orders: Record<'cod' | 'wallet' | 'cancelled' | 'paid' | 'unpaid' | 'waitingOrder', string>;
  asha: { uid: string; token: string };
};

const fixture = new URL('./fixtures/shop-of-792261c.json.gz', import.meta.url);
const olderShop = readOlderShop<KnownRecords>(fixture);
const { orders, asha } = olderShop.known;
const shop = useTestShop({ database: () => restoreOlderShop(olderShop) });

/** An API client for a session that began before the upgrade. */
const apiAsAsha = () => shop.api({ authorization: `Bearer ${asha.token}` });

test('a database created by 792261c opens, and its sessions remain valid', async () => {
  const user = await apiAsAsha()('GET /api/v1/auth/whoami');
  expect(user).toMatchObject({ uid: asha.uid, full_name: 'Asha Das' });
  const { results } = await apiAsAsha()('GET /api/v1/orders/user/{uid}/', {
    params: { uid: asha.uid },
    query: { page: 1, limit: 20 },
  });
  const statuses = Object.fromEntries(results.map((order) => [order.uid, order.o_status]));
  expect(statuses).toMatchObject({
    [orders.cod]: 'DELIVERED',
    [orders.wallet]: 'PACKED',
    [orders.cancelled]: 'CANCELLED',
    [orders.paid]: 'PLACED',
    [orders.unpaid]: 'PAYMENT_PENDING',
  });
  const { items } = await apiAsAsha()('GET /api/v1/cart/');
  expect(items.map(({ quantity, type }) => [type, quantity])).toEqual([
    ['STOCK', 2],
    ['COMBO', 1],
  ]);
});

test('S10.201: a shop of 792261c is open', async () => {
  const { rows } = await sql`select opened_by from content.opening`.execute(shop.app.db);
  expect(rows).toEqual([{ opened_by: null }]);
});

test('an invoice issued by 792261c can be read, and its orders continue', async () => {
  const invoice = await shop.app.http.inject({
    url: `/api/v1/orders/${orders.cod}/invoice`,
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
  await transitionAsStaff(shop, orders.waitingOrder, 'CONFIRMED');
  await transitionAsStaff(shop, orders.wallet, 'OUT_FOR_DELIVERY');
});

test('jobs queued by 792261c run under their old names', async () => {
  const [webhook] = olderShop.rows['payments.webhook_inbox'] ?? [];
  const [refund] = olderShop.rows['payments.refunds'] ?? [];
  const [message] = olderShop.rows['notifications.outbox'] ?? [];
  // This shop has no provider, which messages would wait for.
  await sql`update notifications.outbox set state = 'local' where state = 'waiting'`.execute(
    shop.app.db,
  );
  for (const [name, row] of [
    ['work_webhook', webhook],
    ['send_refund', refund],
    ['send_message', message],
  ] as const) {
    await sql`select graphile_worker.add_job(${name}, payload := ${{ id: row?.id }}::json)`.execute(
      shop.app.db,
    );
  }
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.app.db);
  await eventually(async () => {
    const { rows } =
      await sql`select payload, last_error from graphile_worker._private_jobs`.execute(shop.app.db);
    return rows;
  }).toEqual([]);
});
