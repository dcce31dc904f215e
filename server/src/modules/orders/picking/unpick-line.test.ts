import { randomUUID } from 'node:crypto';
import {
  createMember,
  createOrder,
  createStock,
  groceryLine,
  pickLine,
  readPicking,
  refusalCode,
  settleAll,
  startPicking,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const picker = useMember(shop, 'picker');
const manager = useMember(shop, 'manager');

type Api = Pick<typeof picker, 'api'>;
type Sent = { action_id?: string; member_uid?: string };
const unpick = (uid: string, item: string, by: Api = picker, query: Sent = {}) =>
  by.api('DELETE /api/v1/staff/orders/{uid}/picking/{item}', { params: { uid, item }, query });
const start = async () => {
  const id = await createStock(shop, category, { cost: 80 });
  await shop.app.db
    .updateTable('catalogue.stocks')
    .set({ barcode: `890${id}` })
    .where('id', '=', id)
    .execute();
  const uid = await createOrder(customer, [groceryLine(id, 2)]);
  const [item = ''] = await startPicking(shop, picker, uid);
  return { id, uid, item };
};

test('S10.115 a line has the barcode of its product', async () => {
  const { id, uid } = await start();
  expect((await readPicking(picker, uid)).lines).toMatchObject([{ barcode: `890${id}` }]);
});

test('S10.116 what was recorded of a line is taken back: it is not picked, and costs what was agreed', async () => {
  const { uid, item } = await start();
  const before = await readPicking(picker, uid);
  await pickLine(picker, uid, item, { found: 1, reason: 'DAMAGED' });
  for (let time = 0; time < 2; time++) expect(await unpick(uid, item)).toEqual(before);
  const { results } = await manager.api('GET /api/v1/staff/audit', {
    query: { action: 'order.unpick', subject_id: uid },
  });
  expect(results).toMatchObject([
    { before: { line: 1, found: 1, of: 2, reason: 'DAMAGED' }, after: null },
  ]);
});

test('S10.116 S10.164 an undo that is sent again, from many sides at once, takes back no later pick, and no earlier pick comes back', async () => {
  const { uid, item } = await start();
  const pick = { found: 1, action_id: randomUUID() };
  await pickLine(picker, uid, item, pick);
  const sent = { action_id: randomUUID(), member_uid: picker.uid };
  await Promise.all([1, 2, 3].map(() => unpick(uid, item, picker, sent)));
  expect((await pickLine(picker, uid, item, pick)).lines[0]?.pick).toBeNull();
  await pickLine(picker, uid, item, { found: 2, action_id: randomUUID() });
  expect((await unpick(uid, item, picker, sent)).lines[0]?.pick?.found).toBe(2);
  const reused = { action_id: pick.action_id };
  expect(await refusalCode(unpick(uid, item, picker, reused))).toBe('ACTION_REUSED');
  const stranger = { member_uid: manager.uid };
  expect(await refusalCode(unpick(uid, item, picker, stranger))).toBe('OTHER_MEMBER');
});

test('S10.116 nobody else takes it back, nor after the order is packed', async () => {
  const { uid, item } = await start();
  await pickLine(picker, uid, item, { found: 2 });
  const other = await createMember(shop, 'picker');
  expect(await refusalCode(unpick(uid, item, other))).toBe('CLAIMED');
  const pack = () =>
    picker.api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to: 'PACKED' } });
  const { refusals } = await settleAll([pack(), unpick(uid, item)]);
  expect(refusals.map(({ problem }) => problem.code).every((code) => code === 'NOT_PICKING')).toBe(
    true,
  );
  expect(await refusalCode(unpick(uid, item))).toBe('NOT_PICKING');
});
