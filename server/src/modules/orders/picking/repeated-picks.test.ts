import { randomUUID } from 'node:crypto';
import {
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  pickLine,
  readPicking,
  startPicking,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');

async function startOrder() {
  const line = async () => groceryLine(await createStock(shop, category), 3);
  const uid = await createOrder(customer, [await line(), await line()]);
  const [item = '', other = ''] = await startPicking(shop, picker, uid);
  return { uid, item, other };
}

const countAudited = async (uid: string) =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select('id')
      .where('action', '=', 'order.pick')
      .where('subject_id', '=', uid)
      .execute()
  ).length;

test('S10.164 a pick that is sent again, from many sides at once, is recorded once and overwrites nothing later', async () => {
  const { uid, item } = await startOrder();
  const sent = { found: 2, action_id: randomUUID(), at: '2026-11-21T04:00:00Z' };
  await Promise.all([1, 2, 3, 4].map(() => pickLine(picker, uid, item, sent)));
  expect(await countAudited(uid)).toBe(1);
  await pickLine(picker, uid, item, { found: 3, action_id: randomUUID() });
  await pickLine(picker, uid, item, sent);
  const { lines } = await readPicking(picker, uid);
  expect(lines.find((line) => line.uid === item)?.pick?.found).toBe(3);
  expect(await countAudited(uid)).toBe(2);
  const { api } = picker;
  await api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to: 'PACKED' } });
  // The response was lost, and the order has changed its status since.
  expect((await pickLine(picker, uid, item, sent)).status).toBe('PACKED');
  const late = pickLine(picker, uid, item, { found: 1, action_id: randomUUID() });
  expect((await expectRefusal(late)).problem.code).toBe('NOT_PICKING');
});

test('S10.164 a pick of somebody else, or under the id of another order or line, is refused', async () => {
  const [a, b] = [await startOrder(), await startOrder()];
  const other = await createMember(shop, 'picker');
  const stranger = pickLine(picker, a.uid, a.item, { found: 1, member_uid: other.uid });
  expect((await expectRefusal(stranger)).problem.code).toBe('OTHER_MEMBER');
  const action_id = randomUUID();
  await pickLine(picker, a.uid, a.item, { found: 3, action_id, member_uid: picker.uid });
  const reused = pickLine(picker, b.uid, b.item, { found: 1, action_id });
  expect((await expectRefusal(reused)).problem.code).toBe('ACTION_REUSED');
  const ofOther = pickLine(picker, a.uid, a.other, { found: 1, action_id });
  expect((await expectRefusal(ofOther)).problem.code).toBe('ACTION_REUSED');
  await pickLine(picker, a.uid, a.item.toUpperCase(), { found: 3, action_id });
});
