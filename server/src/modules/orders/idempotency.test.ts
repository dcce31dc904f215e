import {
  buildOrder,
  createCustomer,
  createStock,
  expectRefusal,
  groceryLine,
  sendOrder,
  useCustomer,
  useSellableShop,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { placeOrder } from './place-order.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

test('keys belong to a customer: the same key of another customer places another order', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  const own = await sendOrder(customer, body, 'a-key');
  const strangers = await sendOrder(await createCustomer(shop), body, 'a-key');
  expect(own.data).not.toEqual(strangers.data);
});

const findByKey = (key: string, who = customer) =>
  who.api('GET /api/v1/orders/by-key/{key}', { params: { key } });
const nothing = { data: [] };

test('what a key placed is found by it, by its customer only, and nothing when the order was refused', async () => {
  const id = await createStock(shop, category);
  const key = 'of a/checkout ଘିଅ';
  expect(await findByKey(key)).toEqual(nothing);
  await expectRefusal(sendOrder(customer, buildOrder([groceryLine(id, 999)]), key));
  expect(await findByKey(key)).toEqual(nothing);
  const placed = await sendOrder(customer, buildOrder([groceryLine(id)]), key);
  expect(await findByKey(key)).toEqual(placed);
  expect(await findByKey(key, await createCustomer(shop))).toEqual(nothing);
});

test('an order for which the disk of the database is full is refused whole, and placed when it is repeated', async () => {
  const id = await createStock(shop, category);
  const { db, http } = shop.app;
  await sql`create function orders.fill_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  await sql`create trigger fill_disk before insert on orders.items execute function orders.fill_disk()`.execute(
    db,
  );
  const body = buildOrder([groceryLine(id)]);
  const refused = await http.inject({
    method: 'POST',
    url: '/api/v1/orders/',
    headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': 'disk full' },
    payload: body,
  });
  await sql`drop function orders.fill_disk() cascade`.execute(db);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await findByKey('disk full')).toEqual(nothing);
  const placed = await sendOrder(customer, body, 'disk full');
  expect(await findByKey('disk full')).toEqual(placed);
});

test('a connection lost while an order commits: with its key it is placed once, without a key its outcome is unknown', async () => {
  const { db, http } = shop.app;
  // A sequence is not reset when a transaction is rolled back.
  await sql`create sequence orders.commits`.execute(db);
  await sql`create function orders.end_first_session() returns trigger language plpgsql as $$
    begin
      if nextval('orders.commits') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger end_first_session after insert on orders.orders
    deferrable initially deferred for each row execute function orders.end_first_session()`.execute(
    db,
  );
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  const send = async (headers: Record<string, string>) => {
    await sql`alter sequence orders.commits restart`.execute(db);
    return http.inject({
      method: 'POST',
      url: '/api/v1/orders/',
      headers: { authorization: `Bearer ${customer.token}`, ...headers },
      payload: body,
    });
  };
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders.orders
      where customer_id = ${customer.id}`.execute(db);
    return rows[0]?.n;
  };
  const unkeyed = await send({});
  expect([unkeyed.statusCode, unkeyed.json().code]).toEqual([500, 'OUTCOME_UNKNOWN']);
  expect(await count()).toBe(0);
  const keyed = await send({ 'idempotency-key': 'lost at commit' });
  await sql`drop function orders.end_first_session() cascade`.execute(db);
  await sql`drop sequence orders.commits`.execute(db);
  expect(keyed.statusCode).toBe(200);
  expect(await findByKey('lost at commit')).toEqual(keyed.json());
  expect(await count()).toBe(1);
});

test('an older order with the same contents is not found by another key', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  await sendOrder(customer, body, 'of last week');
  expect(await findByKey('of today')).toEqual(nothing);
});

test('an order that is being placed is waited for, and then found', async () => {
  const id = await createStock(shop, category);
  let isAnswered = false;
  const { ordering, finding } = await inTransaction(shop.app.db, async (tx) => {
    // This lock makes the order wait after it has claimed its key.
    await sql`select from catalogue.stocks where id = ${id} for update`.execute(tx);
    const ordering = sendOrder(customer, buildOrder([groceryLine(id)]), 'in flight');
    await waitForLockWaits(shop, 1);
    const finding = findByKey('in flight').finally(() => {
      isAnswered = true;
    });
    await waitForLockWaits(shop, 2);
    expect(isAnswered).toBe(false);
    return { ordering, finding };
  });
  expect(await finding).toEqual(await ordering);
});

test('a key reused with another request is refused', async () => {
  const id = await createStock(shop, category);
  await sendOrder(customer, buildOrder([groceryLine(id)]), 'k');
  const other = sendOrder(customer, buildOrder([groceryLine(id, 2)]), 'k');
  expect((await expectRefusal(other)).problem.code).toBe('KEY_REUSED');
});

test('a retry gets the first response, even after its delivery date has passed', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))], {
    delivery_date: '2026-11-21',
    delivery_slot: '6:00 PM - 8:00 PM',
  });
  const first = await sendOrder(customer, body, 'over-midnight');
  const outcome = await placeOrder(
    {
      db: shop.app.db,
      clock: { now: () => new Date('2026-11-21T18:31:00Z') },
      notify: async () => {},
      prepareNotification: () => Promise.reject(new Error('nothing is placed')),
      payments: shop.app.payments,
    },
    { customerUid: customer.uid, customerId: customer.id, sessionId: customer.sessionId },
    body,
    { idempotencyKey: 'over-midnight', language: 'en' },
  );
  expect(outcome).toEqual(first);
});

test('too long a key is refused, not truncated', async () => {
  const body = buildOrder([groceryLine(await createStock(shop, category))]);
  expect((await expectRefusal(sendOrder(customer, body, 'k'.repeat(201)))).problem.code).toBe(
    'KEY_TOO_LONG',
  );
});

test('a refused order frees its key', async () => {
  const id = await createStock(shop, category, { quantity: 1 });
  const body = buildOrder([groceryLine(id, 2)]);
  expect((await expectRefusal(sendOrder(customer, body, 'again'))).status).toBe(409);
  await sql`update catalogue.stocks set quantity = 5 where id = ${id}`.execute(shop.app.db);
  expect((await sendOrder(customer, body, 'again')).data).toHaveLength(1);
});
