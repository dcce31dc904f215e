import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import {
  buildOrder,
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  listOrderItems,
  pickLine,
  readOrder,
  readPicking,
  sendOrder,
  startPicking,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { eraseOrderData, exportOrders } from '../customer-data.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');

/** An order of two units with a choice, in picking, and a function that replaces one of them. */
async function startWith(if_missing: MissingChoice | undefined, own?: MissingChoice) {
  const [id, other] = [await createStock(shop, category), await createStock(shop, category)];
  const { if_missing: _, ...order } = buildOrder([
    { ...groceryLine(id, 2), ...(own && { if_missing: own }) },
  ]);
  const { data } = await sendOrder(customer, { ...order, ...(if_missing && { if_missing }) });
  const uid = data[0] ?? expect.fail('an order has a uid');
  const [item = ''] = await startPicking(shop, picker, uid);
  const replace = (customer_agreed?: boolean) =>
    pickLine(picker, uid, item, {
      found: 1,
      substitute: { stock_id: other, quantity: 1 },
      ...(customer_agreed !== undefined && { customer_agreed }),
    });
  return { uid, item, replace };
}

async function customerIdOf(uid: string): Promise<number> {
  const { customer_id } = await shop.app.db
    .selectFrom('orders.orders')
    .select('customer_id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return customer_id ?? expect.fail('it has an owner');
}

describe('what the customer chose for missing items', () => {
  test.each([
    ['REPLACE', false],
    ['CALL', true],
    ['LEAVE_OUT', false],
    [undefined, true],
  ] as const)(
    'S10.42 %s is with the order and its picker, who gets the phone of whom to call: %s',
    async (choice, isCalled) => {
      const { uid } = await startWith(choice);
      expect((await readOrder(customer, uid)).if_missing).toBe(choice ?? null);
      const picking = await readPicking(picker, uid);
      expect(picking.if_missing).toBe(choice ?? null);
      const { contact } = await shop.app.db
        .selectFrom('orders.orders')
        .select('contact')
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      expect(picking.phone).toBe(isCalled ? contact : null);
      expect((await readPicking(await createMember(shop, 'picker'), uid)).phone).toBeNull();
    },
  );

  test.each(['CALL', 'LEAVE_OUT', undefined] as const)(
    'S10.42 %s: a substitute needs their consent',
    async (choice) => {
      const { replace } = await startWith(choice);
      expect((await expectRefusal(replace())).problem).toMatchObject({
        code: 'NOT_AGREED',
        field: 'customer_agreed',
      });
      expect((await expectRefusal(replace(false))).problem.code).toBe('NOT_AGREED');
      expect((await replace(true)).lines[0]?.pick?.substitute?.quantity).toBe(1);
    },
  );

  test('S10.42 the database refuses a substitute without it, too', async () => {
    const { uid, replace } = await startWith('LEAVE_OUT');
    await replace(true);
    const update = sql`update orders.picks set customer_agreed = false
      where order_id = (select id from orders.orders where uid = ${uid})`;
    await expect(update.execute(shop.app.db)).rejects.toThrow('did not allow a substitute');
  });

  test('S10.42 REPLACE needs none', async () => {
    const { replace } = await startWith('REPLACE');
    expect((await replace()).lines[0]?.pick?.substitute?.quantity).toBe(1);
  });
});

describe('S10.160 what the customer chose for one line', () => {
  test.each([
    ['REPLACE', 'CALL', true],
    ['REPLACE', 'LEAVE_OUT', true],
    ['CALL', 'REPLACE', false],
    [undefined, 'REPLACE', false],
  ] as const)(
    'of %s, %s for a line: S10.162 a substitute needs consent: %s',
    async (whole, own, asks) => {
      const { uid, replace } = await startWith(whole, own);
      expect((await readPicking(picker, uid)).if_missing).toBe(whole ?? null);
      if (asks) {
        expect((await expectRefusal(replace())).problem.code).toBe('NOT_AGREED');
        expect((await replace(true)).lines[0]?.pick?.substitute?.quantity).toBe(1);
        const update = sql`update orders.picks set customer_agreed = false
        where order_id = (select id from orders.orders where uid = ${uid})`;
        await expect(update.execute(shop.app.db)).rejects.toThrow('did not allow a substitute');
      } else {
        expect((await replace()).lines[0]?.pick?.substitute?.quantity).toBe(1);
      }
    },
  );

  test('S10.161 is with the line for customer, picker, console, kitchen and export', async () => {
    const owner = await createCustomer(shop);
    const [id, dish] = [
      await createStock(shop, category),
      await createStock(shop, category, { department: 'KITCHEN' }),
    ];
    const plain = await createStock(shop, category);
    const uid = await createOrder(owner, [
      { ...groceryLine(id), if_missing: 'LEAVE_OUT' },
      groceryLine(plain),
    ]);
    const choices = (lines: readonly { if_missing: string | null }[]) =>
      lines.map(({ if_missing }) => if_missing).sort();
    expect(choices(await listOrderItems(owner, uid))).toEqual(['LEAVE_OUT', null]);
    expect(choices((await readPicking(picker, uid)).lines)).toEqual(['LEAVE_OUT', null]);
    const order = await picker.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
    expect(choices(order.items)).toEqual(['LEAVE_OUT', null]);
    const meal = await createOrder(owner, [{ ...kitchenLine(dish), if_missing: 'CALL' }]);
    const { results } = await picker.api('GET /api/v1/staff/sheets/kitchen', {
      query: { date: '2026-11-24' },
    });
    expect(results.flatMap(({ orders }) => orders)).toContainEqual(
      expect.objectContaining({ uid: meal, if_missing: 'CALL' }),
    );
    const exported = await exportOrders(shop.app.db, await customerIdOf(uid));
    expect(exported.map(({ items }) => choices(items))).toEqual([['LEAVE_OUT', null], ['CALL']]);
  });

  test('S10.162 who is to be called about one line has their phone shown, and only then', async () => {
    for (const [own, isCalled] of [
      ['CALL', true],
      ['LEAVE_OUT', false],
    ] as const) {
      const { uid } = await startWith('REPLACE', own);
      const { phone } = await readPicking(picker, uid);
      expect(phone !== null, own).toBe(isCalled);
    }
  });

  test('of an item in two lines is a call when they differ; another value is refused', async () => {
    const id = await createStock(shop, category);
    const line = groceryLine(id);
    const chosen = async (items: Parameters<typeof createOrder>[1]) =>
      (await listOrderItems(customer, await createOrder(customer, items)))[0]?.if_missing;
    expect(await chosen([line, line])).toBeNull();
    expect(await chosen([line, { ...line, if_missing: 'REPLACE' }])).toBe('REPLACE');
    expect(await chosen([line, { ...line, if_missing: 'LEAVE_OUT' }])).toBe('CALL');
    const unknown = { ...line, if_missing: 'SELL' as 'CALL' };
    expect((await expectRefusal(createOrder(customer, [unknown]))).status).toBe(422);
  });
});

describe('a note on a line', () => {
  test('is shown to customer, picker and kitchen, without surrounding spaces', async () => {
    const id = await createStock(shop, category);
    const note = 'Ripe, for today';
    const uid = await createOrder(customer, [{ ...groceryLine(id), note: ` ${note} ` }]);
    expect(await listOrderItems(customer, uid)).toMatchObject([{ note }]);
    expect((await readPicking(picker, uid)).lines).toMatchObject([{ note }]);
    const dish = await createStock(shop, category, { department: 'KITCHEN' });
    const meal = await createOrder(customer, [{ ...kitchenLine(dish), note: 'No onion' }]);
    const { results } = await picker.api('GET /api/v1/staff/sheets/kitchen', {
      query: { date: '2026-11-24' },
    });
    expect(results.flatMap(({ orders }) => orders)).toContainEqual(
      expect.objectContaining({ uid: meal, note: 'No onion' }),
    );
  });

  test('of an item in two lines is joined; an empty one is none; a long one is refused', async () => {
    const id = await createStock(shop, category);
    const line = (note: string) => ({ ...groceryLine(id), note });
    const uid = await createOrder(customer, [line('Ripe'), line('  '), line('Small')]);
    expect(await listOrderItems(customer, uid)).toMatchObject([
      { quantity: 3, note: 'Ripe; Small' },
    ]);
    const refusal = await expectRefusal(createOrder(customer, [line('x'.repeat(121))]));
    expect(refusal.status).toBe(422);
  });

  test('of 120 characters is stored whole, whatever each of them takes; joined ones are cut between two', async () => {
    const id = await createStock(shop, category);
    const stored = async (...notes: string[]) => {
      const items = notes.map((note) => ({ ...groceryLine(id), note }));
      return (await listOrderItems(customer, await createOrder(customer, items)))[0]?.note;
    };
    for (const note of ['🍅'.repeat(120), 'କ୍ଷ\u200dପ'.repeat(24)])
      expect(await stored(note)).toBe(note);
    expect(await stored('🍅'.repeat(60), '🥭'.repeat(60))).toBe(
      `${'🍅'.repeat(60)}; ${'🥭'.repeat(58)}`,
    );
  });

  test('is exported, and erased with the account', async () => {
    const owner = await createCustomer(shop);
    const id = await createStock(shop, category);
    const uid = await createOrder(owner, [{ ...groceryLine(id), note: 'For my birthday' }]);
    const { db } = shop.app;
    const customerId = await customerIdOf(uid);
    const notes = async () =>
      (await exportOrders(db, customerId)).flatMap(({ items }) => items.map(({ note }) => note));
    expect(await notes()).toEqual(['For my birthday']);
    await inTransaction(db, (tx) => eraseOrderData(tx, customerId));
    expect(await notes()).toEqual([null]);
  });
});
