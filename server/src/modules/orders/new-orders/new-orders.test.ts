import {
  createMember,
  createOrder,
  createStock,
  groceryLine,
  refusalCode,
  settleAll,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const owner = useMember(shop, 'owner');

type Api = Pick<typeof manager, 'api'>;
const listNew = async (by: Api = manager) => {
  const { total, results } = await by.api('GET /api/v1/staff/new-orders');
  expect(total).toBe(results.length);
  return results.map(({ uid }) => uid);
};
const see = (uid: string, by: Api = manager) =>
  by.api('POST /api/v1/staff/orders/{uid}/seen', { params: { uid }, body: {} });
const placeOrder = async () =>
  createOrder(customer, [groceryLine(await createStock(shop, category))]);
const isNew = async (uid: string) => {
  const order = await owner.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  return order.is_new;
};

test('S10.113 an order is new for all until one of them looks at it, confirms it or it is cancelled', async () => {
  const [looked, confirmed, cancelled, left] = [
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
  ];
  expect(await listNew()).toEqual([left, cancelled, confirmed, looked]);
  expect(await isNew(looked)).toBe(true);
  await see(looked);
  await transitionAsStaff(shop, confirmed, 'CONFIRMED');
  await transitionAsStaff(shop, cancelled, 'CANCELLED');
  for (const member of [manager, owner]) expect(await listNew(member)).toEqual([left]);
  for (const uid of [looked, confirmed, cancelled]) expect(await isNew(uid)).toBe(false);
  await see(left);
  expect(await listNew()).toEqual([]);
});

test('S10.113 of members who look at an order at once, one look is recorded', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => createMember(shop, 'manager')));
  const uid = await placeOrder();
  const { fulfilled } = await settleAll(members.map((member) => see(uid, member)));
  expect(fulfilled).toBe(4);
  const { results } = await manager.api('GET /api/v1/staff/audit', {
    query: { subject: 'order', subject_id: uid },
  });
  expect(results.map(({ action }) => action)).toEqual(['order.see']);
  expect(await refusalCode(see('00000000-0000-4000-8000-000000000000'))).toBe('NO_ORDER');
});
