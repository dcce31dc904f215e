import {
  createCustomer,
  createPlan,
  expectRefusal,
  rechargeWallet,
  refusalCode,
  settleAll,
  useMember,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const shop = useTestShop();
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

let count = 0;
const seedling = {
  additional_perks: 'A bunch of coriander',
  translations: { hi: { plan_name: 'अंकुर', additional_perks: 'धनिया' } },
  min_amount: 999,
  cashback: 25,
  discount: 2.5,
  free_shipping: true,
  priority_delivery: false,
  validity_days: 30,
  sequence: 1,
  is_hidden: false,
};
type Values = Partial<typeof seedling> & { plan_name?: string };
const create = (values: Values = {}) =>
  manager.api('POST /api/v1/staff/plans', {
    body: { plan_name: `Seedling ${++count}`, ...seedling, ...values },
  });
const change = (id: number, body: Values & { version?: number }) =>
  manager.api('PATCH /api/v1/staff/plans/{id}', { params: { id }, body });
const list = async () => (await manager.api('GET /api/v1/staff/plans')).results;
/** The plan as customers see it; undefined when it is not listed. */
const readOffer = async (id: number, language = 'en') => {
  const response = await fetch(`${address}/api/v1/subscriptions/`, {
    headers: { 'accept-language': language },
  });
  const { results } = (await response.json()) as { results: { id: number; plan_name: string }[] };
  return results.find((plan) => plan.id === id);
};

test('S10.124 S3.12 S5.8 a plan is offered in the language of the reader, changed, hidden and removed, and all of it is audited', async () => {
  const { plan_id: id, version } = await create({ plan_name: ' Sprout ' });
  expect(version).toBe(1);
  await expect
    .poll(() => readOffer(id))
    .toEqual({
      ...{ id, plan_name: 'Sprout', additional_perks: 'A bunch of coriander', min_amount: 999 },
      ...{ discount: 2.5, cashback: 25, free_shipping: 1, priority_delivery: 0 },
      ...{ validity_days: 30, inactive: 0, version: 1 },
    });
  await expect.poll(() => readOffer(id, 'hi')).toMatchObject({ plan_name: 'अंकुर' });
  const changed = await change(id, { discount: 4, translations: { or: {} } as never, version });
  expect(changed).toMatchObject({ discount: 4, version: 2, translations: seedling.translations });
  await expect.poll(() => readOffer(id)).toMatchObject({ discount: 4 });
  expect(await change(id, { discount: 4 })).toMatchObject({ version: 2 });
  await change(id, { is_hidden: true });
  await expect.poll(() => readOffer(id)).toMatchObject({ inactive: 1 });
  await manager.api('DELETE /api/v1/staff/plans/{id}', { params: { id } });
  await expect.poll(() => readOffer(id)).toBeUndefined();
  expect((await list()).some(({ plan_id }) => plan_id === id)).toBe(false);
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'plan')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'plan.create',
    'plan.change',
    'plan.change',
    'plan.delete',
  ]);
  expect(rows[1]).toMatchObject({
    before: { discount_percent: 2.5 },
    after: { discount_percent: 4 },
  });
});

test('S10.124 plans are listed in the order that staff give them', async () => {
  const ids = [(await create({ sequence: 30 })).plan_id, (await create({ sequence: 20 })).plan_id];
  const order = async () =>
    (await list()).flatMap(({ plan_id }) => (ids.includes(plan_id) ? ids.indexOf(plan_id) : []));
  expect(await order()).toEqual([1, 0]);
  await change(ids[0] ?? 0, { sequence: 10 });
  expect(await order()).toEqual([0, 1]);
});

test('S10.125 who has bought a plan keeps its terms when it is changed and removed', async () => {
  const customer = await createCustomer(shop);
  const id = await createPlan(shop, { name: 'Banyan', discountPercent: 5, cashback: 20 });
  await rechargeWallet(shop, customer, 500, id);
  const bought = () => customer.api('GET /api/v1/subscriptions/users/');
  const before = (await bought()).results.map(({ inactive: _, ...terms }) => terms);
  expect(before).toMatchObject([{ plan_name: 'Banyan', discount: 5, cashback: 20, status: '1' }]);
  await change(id, { plan_name: 'Fig', discount: 1, cashback: 0, validity_days: 1 });
  expect((await list()).find(({ plan_id }) => plan_id === id)?.bought).toBe(1);
  await manager.api('DELETE /api/v1/staff/plans/{id}', { params: { id } });
  expect((await bought()).results.map(({ inactive: _, ...terms }) => terms)).toEqual(before);
  expect((await create({ plan_name: 'Fig' })).plan_name).toBe('Fig');
});

test('S10.124 of eight who change a plan from the same version at once, one does; the others are shown what stands now', async () => {
  const { plan_id: id, version } = await create();
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 8 }, (_, n) => change(id, { discount: 10 + n, version })),
  );
  const now = (await list()).find(({ plan_id }) => plan_id === id);
  expect([fulfilled, refusals.length, now?.version]).toEqual([1, 7, version + 1]);
  for (const { problem } of refusals) {
    expect([problem.code, problem.details]).toEqual(['CHANGED_MEANWHILE', now]);
  }
});

test('S10.124 of eight who create a plan of one name at once, one does', async () => {
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 8 }, () => create({ plan_name: 'Peepal' })),
  );
  expect([fulfilled, refusals.length]).toEqual([1, 7]);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['PLAN_EXISTS']));
});

test('S10.124 what nobody could buy, or the shop would pay for, is refused with a clear message', async () => {
  const dear = await expectRefusal(create({ min_amount: 100, cashback: 100.5 }));
  expect([dear.problem.field, dear.message]).toEqual([
    'cashback',
    'The cashback cannot be more than the recharge.',
  ]);
  const { plan_id: id } = await create({ min_amount: 119.99, cashback: 119.99, discount: 1.1 });
  expect(await refusalCode(change(id, { min_amount: 119.98 }))).toBe('BAD_CASHBACK');
  for (const values of [
    { plan_name: ' ' },
    { min_amount: 0 },
    { min_amount: 1_000_001 },
    { min_amount: 10.005 },
    { discount: 100 },
    { discount: 1.005 },
    { cashback: -1 },
    { validity_days: 1.5 },
  ]) {
    expect([values, await refusalCode(create(values))]).toEqual([values, 'INVALID']);
  }
  expect(await refusalCode(change(999_999, { discount: 1 }))).toBe('NO_PLAN');
  expect(await refusalCode(support.api('GET /api/v1/staff/plans'))).toBe('NOT_PERMITTED');
});

test('S10.125 the database counts every change of terms, and keeps those of each version', async () => {
  const id = await createPlan(shop, { discountPercent: 5 });
  const { db } = shop.app;
  await sql`update wallet.plans set discount_percent = 6 where id = ${id}`.execute(db);
  await sql`update wallet.plans set sequence = 7 where id = ${id}`.execute(db);
  const versions = await db
    .selectFrom('wallet.plan_versions')
    .select(['version', 'discount_percent'])
    .where('plan_id', '=', id)
    .orderBy('version')
    .execute();
  expect(versions).toEqual([
    { version: 1, discount_percent: 5 },
    { version: 2, discount_percent: 6 },
  ]);
  const change = sql`update wallet.plan_versions set discount_percent = 9 where plan_id = ${id}`;
  await expect(change.execute(db)).rejects.toThrow('as they were offered');
  const generous = sql`update wallet.plans set cashback_paise = min_amount_paise + 1 where id = ${id}`;
  await expect(generous.execute(db)).rejects.toThrow('cashback_within_recharge');
});
