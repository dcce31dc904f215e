import { randomUUID } from 'node:crypto';
import { minutes } from '@sabuja/kit';
import {
  createCombo,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  pickLine,
  refusalCode,
  startPicking,
  transitionAsMember,
  useCustomer,
  useMember,
  useSellableShop,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const picker = useMember(shop, 'picker');
const accounts = useMember(shop, 'accounts');

let aisle: string;
let rice: number;
let dal: number;
beforeEach(async () => {
  aisle = `Aisle ${randomUUID()}`;
  [dal, rice] = [await shelved('Arhar dal'), await shelved('Rice')];
});
async function shelved(name: string): Promise<number> {
  const id = await createStock(shop, category, { quantity: 20, name });
  await sql`update catalogue.stocks set aisle = ${aisle}, barcode = ${`89${id}`} where id = ${id}`.execute(
    shop.app.db,
  );
  return id;
}
const start = (api = picker.api, action_id: string = randomUUID()) =>
  api('POST /api/v1/staff/stock-takes', { body: { action_id, aisle } });
const count = (
  take: string,
  stock_id: number,
  counted: number,
  action_id: string = randomUUID(),
  api = picker.api,
) =>
  api('PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}', {
    params: { take, stock_id },
    body: { counted, action_id },
  });
const read = (take: string, api = picker.api) =>
  api('GET /api/v1/staff/stock-takes/{take}', { params: { take } });
const close = (take: string, api = manager.api) =>
  api('POST /api/v1/staff/stock-takes/{take}/close', { params: { take } });
const cancel = (take: string, api = picker.api) =>
  api('POST /api/v1/staff/stock-takes/{take}/cancel', { params: { take } });
const quantityOf = async (id: number) =>
  (await manager.api('GET /api/v1/staff/stock/{stock_id}', { params: { stock_id: id } })).quantity;
const countedMovements = async (id: number) =>
  (
    await manager.api('GET /api/v1/staff/stock/{stock_id}/movements', { params: { stock_id: id } })
  ).results
    .filter(({ reason }) => reason === 'COUNTED')
    .map(({ change, quantity_after }) => [change, quantity_after]);

describe('S10.180 a count of an aisle', () => {
  test('lists its products in the sequence of pickers, blind until they are counted', async () => {
    const take = await start();
    expect(take.lines.map(({ name, barcode, expected }) => [name, barcode, expected])).toEqual([
      ['Arhar dal', `89${dal}`, null],
      ['Rice', `89${rice}`, null],
    ]);
    await count(take.uid, rice, 18);
    const { lines } = await read(take.uid);
    expect(lines[0]).toMatchObject({ counted: null, expected: null, difference: null });
    expect(lines[1]).toMatchObject({ counted: 18, expected: 20, difference: -2 });
  });

  test('is one for each aisle, however many start it at once, and the same one for a repeated request', async () => {
    const action = randomUUID();
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        start(n % 2 ? manager.api : picker.api).then(
          () => 'started',
          ({ problem }) => problem.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'started')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['started', 'COUNTED_NOW']));
    aisle = `Aisle ${randomUUID()}`;
    await shelved('Salt');
    const both = await Promise.all([start(picker.api, action), start(picker.api, action)]);
    expect(both.map(({ uid }) => uid)).toEqual([action, action]);
    const { results } = await picker.api('GET /api/v1/staff/stock-takes/aisles');
    expect(results.find((each) => each.aisle === aisle)).toMatchObject({
      products: 1,
      open_take: action,
    });
  });

  test('is refused in an aisle without products, and to who may not count', async () => {
    aisle = 'Nowhere';
    expect(await refusalCode(start())).toBe('NO_AISLE');
    expect((await expectRefusal(start(accounts.api))).problem.code).toBe('NOT_PERMITTED');
  });

  test('shows what a difference is worth to who may change stock', async () => {
    await manager.api('POST /api/v1/staff/stock/supplies', {
      body: {
        action_id: randomUUID(),
        supplier: 'Farm',
        lines: [{ stock_id: rice, quantity: 5, purchase_price: 40.5 }],
      },
    });
    const { uid } = await start();
    expect((await count(uid, rice, 22)).value).toBeNull();
    expect((await read(uid, manager.api)).lines[1]).toMatchObject({
      difference: -3,
      value: -121.5,
    });
    expect((await read(uid)).lines[1]?.value).toBeNull();
  });
});

describe('S10.182 of two counts of a product the newer one holds', () => {
  /** Counts a single product, as its page in the console does. */
  const countAlone = (expected: number, counted: number) =>
    manager.api('POST /api/v1/staff/stock/{stock_id}/count', {
      params: { stock_id: rice },
      body: { expected, counted, reason: 'Counted again' },
    });

  test('one on its page that came after the line', async () => {
    const { uid } = await start();
    await count(uid, rice, 18);
    shop.clock.advance(minutes(5));
    await countAlone(20, 19);
    await close(uid);
    expect(await quantityOf(rice)).toBe(19);
  });

  test('one of another aisle, whichever is closed first', async () => {
    for (const closesFirst of ['older', 'newer']) {
      const older = await start();
      await count(older.uid, rice, 18);
      shop.clock.advance(minutes(5));
      const [there, before] = [`Aisle ${randomUUID()}`, aisle];
      await sql`update catalogue.stocks set aisle = ${there} where id = ${rice}`.execute(
        shop.app.db,
      );
      aisle = there;
      const newer = await start();
      await count(newer.uid, rice, 19);
      shop.clock.advance(minutes(5));
      const both = [older.uid, newer.uid];
      for (const uid of closesFirst === 'older' ? both : both.toReversed()) await close(uid);
      expect(await quantityOf(rice)).toBe(19);
      await countAlone(19, 20);
      shop.clock.advance(minutes(5));
      aisle = before;
      await sql`update catalogue.stocks set aisle = ${aisle} where id = ${rice}`.execute(
        shop.app.db,
      );
    }
  });
});

describe('S10.181 what orders do during a count does not falsify it', () => {
  test('a line is compared with what is on hand when it is counted: reserved is, picked is not', async () => {
    const order = await createOrder(customer, [groceryLine(rice, 4)]);
    const { uid } = await start();
    expect(await count(uid, rice, 20)).toMatchObject({ expected: 20, difference: 0 });
    const [item = ''] = await startPicking(shop, manager, order);
    await pickLine(manager, order, item, { found: 4 });
    expect(await count(uid, rice, 16)).toMatchObject({ expected: 16, difference: 0 });
    await transitionAsMember(manager, order, 'PACKED');
    expect(await count(uid, rice, 16)).toMatchObject({ expected: 16, difference: 0 });
  });

  test('what the customer does without is on its shelf, a substitute is not', async () => {
    const order = await createOrder(customer, [groceryLine(rice, 4), groceryLine(dal, 2)]);
    const items = await startPicking(shop, manager, order);
    await pickLine(manager, order, items[0] ?? '', { found: 1, reason: 'NOT_WANTED' });
    const substitute = { stock_id: rice, quantity: 2 };
    await pickLine(manager, order, items[1] ?? '', {
      ...{ found: 0, reason: 'NOT_THERE', substitute },
      customer_agreed: true,
    });
    const { uid } = await start();
    // 20 units, less 1 picked and 2 picked as a substitute.
    expect(await count(uid, rice, 17)).toMatchObject({ expected: 17 });
    await transitionAsMember(manager, order, 'PACKED');
    expect(await count(uid, rice, 17)).toMatchObject({ expected: 17 });
  });

  test('what is ordered, picked and received after a line was counted stays when it is closed', async () => {
    const { uid } = await start();
    await count(uid, rice, 17);
    await createOrder(customer, [groceryLine(rice, 5)]);
    const lines = [{ stock_id: rice, quantity: 10 }];
    await manager.api('POST /api/v1/staff/stock/supplies', {
      body: { action_id: randomUUID(), supplier: 'Farm', lines },
    });
    await close(uid);
    expect(await quantityOf(rice)).toBe(20 - 3 - 5 + 10);
  });

  test('a line sent again, because its response was lost, is not compared anew', async () => {
    const { uid } = await start();
    const action = randomUUID();
    await count(uid, rice, 20, action);
    await manager.api('POST /api/v1/staff/stock/{stock_id}/waste', {
      params: { stock_id: rice },
      body: { action_id: randomUUID(), quantity: 2, reason: 'SPOILT' },
    });
    expect(await count(uid, rice, 20, action)).toMatchObject({ expected: 20, difference: 0 });
    expect(await count(uid, rice, 20)).toMatchObject({ expected: 18, difference: 2 });
  });
});

describe('S10.182 closing a count', () => {
  test('changes each counted quantity once, however often it is sent at once; the others stay', async () => {
    const { uid } = await start();
    const salt = await shelved('Salt');
    await Promise.all([count(uid, rice, 18), count(uid, dal, 20)]);
    await Promise.all([close(uid), close(uid), close(uid)]);
    expect(await countedMovements(rice)).toEqual([[-2, 18]]);
    expect(await countedMovements(dal)).toEqual([[0, 20]]);
    expect(await countedMovements(salt)).toEqual([]);
    const audited = await shop.app.db
      .selectFrom('staff.audit')
      .select('subject_id')
      .where('action', '=', 'stock.count')
      .where('subject_id', 'in', [String(rice), String(dal)])
      .execute();
    expect(audited).toHaveLength(2);
    expect((await read(uid)).state).toBe('closed');
    expect(await refusalCode(count(uid, rice, 3))).toBe('NOT_OPEN');
    expect((await start()).state).toBe('open');
  });

  test('goes on where it broke off', async () => {
    const { uid } = await start();
    await count(uid, rice, 18);
    await count(uid, dal, 15);
    await sql`update catalogue.stock_takes set state = 'closing' where uid = ${uid}`.execute(
      shop.app.db,
    );
    await close(uid);
    expect([await quantityOf(rice), await quantityOf(dal)]).toEqual([18, 15]);
  });

  test('leaves nothing to sell when orders reserved more than was found, and says so', async () => {
    await createOrder(customer, [groceryLine(rice, 18)]);
    const { uid } = await start();
    await count(uid, rice, 15);
    expect(await close(uid)).toMatchObject({ missing_for_orders: 3 });
    expect(await quantityOf(rice)).toBe(0);
  });

  test('is for who may change stock; who started a count may cancel it, which changes nothing', async () => {
    const { uid } = await start(manager.api);
    await count(uid, rice, 3);
    expect((await expectRefusal(close(uid, picker.api))).problem.code).toBe('NOT_PERMITTED');
    expect(await refusalCode(cancel(uid))).toBe('NOT_STARTED_BY_YOU');
    expect((await cancel(uid, manager.api)).state).toBe('cancelled');
    expect(await refusalCode(close(uid))).toBe('CANCELLED');
    expect(await quantityOf(rice)).toBe(20);
    const own = await start();
    expect((await cancel(own.uid)).state).toBe('cancelled');
  });

  test('orders that come while lines are counted and closed leave the quantity the sum of its movements', async () => {
    const { uid } = await start();
    const orders = Array.from({ length: 6 }, () => createOrder(customer, [groceryLine(rice, 1)]));
    await Promise.all([count(uid, rice, 18), ...orders]);
    await Promise.all([close(uid), createOrder(customer, [groceryLine(rice, 2)]), close(uid)]);
    const { rows } = await sql<{ quantity: number; moved: number }>`
      select quantity, (select sum(change)::int from catalogue.stock_movements where stock_id = s.id) as moved
      from catalogue.stocks s where id = ${rice}`.execute(shop.app.db);
    expect(rows[0]).toEqual({ quantity: 10, moved: 10 });
  });

  test('the database refuses a line that is applied twice or after the end', async () => {
    const { uid } = await start();
    await count(uid, rice, 18);
    const apply = sql`update catalogue.stock_take_lines set applied_at = now() where stock_id = ${rice}`;
    await expect(apply.execute(shop.app.db)).rejects.toThrow('does not accept this');
    await close(uid);
    await expect(apply.execute(shop.app.db)).rejects.toThrow('does not accept this');
    await expect(
      sql`update catalogue.stock_takes set state = 'open', ended_at = null where uid = ${uid}`.execute(
        shop.app.db,
      ),
    ).rejects.toThrow('cannot become open');
  });
});

describe('S10.354 units that a picker reports as missing after the count are subtracted once', () => {
  const receive = (quantity: number) =>
    manager.api('POST /api/v1/staff/stock/supplies', {
      body: { action_id: randomUUID(), supplier: 'Farm', lines: [{ stock_id: rice, quantity }] },
    });
  /** Reserves all 20 units and picks some of them; the rest is reported as not there. */
  async function reserveAll() {
    const order = await createOrder(customer, [groceryLine(rice, 20)]);
    const [item = ''] = await startPicking(shop, manager, order);
    return { order, pick: (found: number) => pickLine(manager, order, item, { found }) };
  }

  test.each(['packed', 'cancelled', 'not packed'] as const)('the order is %s', async (state) => {
    const { order, pick } = await reserveAll();
    const { uid } = await start();
    expect(await count(uid, rice, 15)).toMatchObject({ expected: 20, difference: -5 });
    shop.clock.advance(minutes(5));
    await pick(15);
    if (state === 'packed') await transitionAsMember(manager, order, 'PACKED');
    if (state === 'cancelled') await transitionAsMember(manager, order, 'CANCELLED');
    await receive(10);
    await close(uid);
    expect(await quantityOf(rice)).toBe(state === 'cancelled' ? 25 : 10);
  });

  test('what was reported before the count is not expected on the shelf, and not subtracted', async () => {
    const { pick } = await reserveAll();
    await pick(15);
    shop.clock.advance(minutes(5));
    await receive(10);
    const { uid } = await start();
    expect(await count(uid, rice, 7)).toMatchObject({ expected: 10, difference: -3 });
    await close(uid);
    expect(await quantityOf(rice)).toBe(7);
  });

  test.each(['the report', 'the close'] as const)(
    'a report that is being saved while the count is closed: %s comes first',
    async (first) => {
      const { order, pick } = await reserveAll();
      const { uid } = await start();
      await count(uid, rice, 15);
      shop.clock.advance(minutes(5));
      await receive(10);
      const both: Promise<unknown>[] = [];
      await inTransaction(shop.app.db, async (tx) => {
        if (first === 'the report') {
          // Whoever saves a pick writes the audit log last.
          await sql`lock table staff.audit in exclusive mode`.execute(tx);
          both.push(pick(15));
          await waitForLockWaits(shop);
          both.push(close(uid));
          await waitForLockWaits(shop, 2);
        } else {
          await sql`select from catalogue.stocks where id = ${rice} for update`.execute(tx);
          both.push(close(uid));
          await waitForLockWaits(shop);
          both.push(pick(15));
          await waitForLockWaits(shop, 2);
        }
      });
      await Promise.all(both);
      await transitionAsMember(manager, order, 'PACKED');
      // A report after the close is a second one, as the count has been applied by then.
      expect(await quantityOf(rice)).toBe(first === 'the report' ? 10 : 5);
    },
  );

  test('a line that is saved again after the count, with the same units missing, is no new report', async () => {
    const { pick } = await reserveAll();
    await pick(15);
    shop.clock.advance(minutes(5));
    await receive(10);
    const { uid } = await start();
    await count(uid, rice, 7);
    shop.clock.advance(minutes(5));
    await pick(15);
    await close(uid);
    expect(await quantityOf(rice)).toBe(7);
  });

  test.each([1, 0])('reported with a combo of which %i was found', async (found) => {
    const combo = await createCombo(shop, category.subcategoryId, [rice, dal]);
    const line = { ...groceryLine(combo, 3), type: 'COMBO' as const };
    const order = await createOrder(customer, [line]);
    const [item = ''] = await startPicking(shop, manager, order);
    const { uid } = await start();
    await count(uid, rice, 17 + found);
    shop.clock.advance(minutes(5));
    await pickLine(manager, order, item, { found });
    await receive(10);
    await close(uid);
    expect(await quantityOf(rice)).toBe(27);
  });

  test('a report of more than the count missed adds nothing', async () => {
    const { pick } = await reserveAll();
    const { uid } = await start();
    await count(uid, rice, 18);
    shop.clock.advance(minutes(5));
    await pick(15);
    await receive(10);
    await close(uid);
    expect(await quantityOf(rice)).toBe(10);
  });
});
