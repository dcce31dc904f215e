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
import { eraseRecipients, exportOrders } from '../customer-data.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');

/** An order of two units with a choice, being picked, and how to replace one of them. */
async function startWith(if_missing: 'REPLACE' | 'CALL' | 'LEAVE_OUT' | undefined) {
  const [id, other] = [await createStock(shop, category), await createStock(shop, category)];
  const { if_missing: _, ...order } = buildOrder([groceryLine(id, 2)]);
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

describe('what the customer chose for missing items', () => {
  test.each([
    ['REPLACE', false],
    ['CALL', true],
    ['LEAVE_OUT', false],
    [undefined, true],
  ] as const)(
    '%s is with the order and its picker, who gets the phone of whom to call: %s',
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
    '%s: a substitute needs their consent',
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

  test('the database refuses a substitute without it, too', async () => {
    const { uid, replace } = await startWith('LEAVE_OUT');
    await replace(true);
    const update = sql`update orders.picks set customer_agreed = false
      where order_id = (select id from orders.orders where uid = ${uid})`;
    await expect(update.execute(shop.app.db)).rejects.toThrow('did not allow a substitute');
  });

  test('REPLACE needs none', async () => {
    const { replace } = await startWith('REPLACE');
    expect((await replace()).lines[0]?.pick?.substitute?.quantity).toBe(1);
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
    expect(results.flatMap(({ orders }) => orders)).toMatchObject([
      { uid: meal, note: 'No onion' },
    ]);
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

  test('is exported, and erased with the account', async () => {
    const owner = await createCustomer(shop);
    const id = await createStock(shop, category);
    const uid = await createOrder(owner, [{ ...groceryLine(id), note: 'For my birthday' }]);
    const { db } = shop.app;
    const { customer_id } = await db
      .selectFrom('orders.orders')
      .select('customer_id')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    const customerId = customer_id ?? expect.fail('it has an owner');
    const notes = async () =>
      (await exportOrders(db, customerId)).flatMap(({ items }) => items.map(({ note }) => note));
    expect(await notes()).toEqual(['For my birthday']);
    await inTransaction(db, (tx) => eraseRecipients(tx, customerId));
    expect(await notes()).toEqual([null]);
  });
});
