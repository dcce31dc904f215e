import {
  buildOrder,
  createStock,
  groceryLine,
  refusalCode,
  sendOrder,
  settleAll,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
let address = '';
let stock = 0;
beforeAll(async () => {
  address = await shop.app.listen();
  stock = await createStock(shop, category);
});
const placeOrder = async () =>
  (await sendOrder(customer, buildOrder([groceryLine(stock)]))).data[0] ?? '';

const cold = {
  description: 'Food was cold',
  translations: { hi: { description: 'खाना ठंडा था' } },
  sequence: 5,
  is_hidden: false,
};
const create = (values: Partial<typeof cold>) =>
  manager.api('POST /api/v1/staff/complaint-reasons', { body: { ...cold, ...values } });
const change = (id: number, body: Partial<typeof cold> & { version?: number }) =>
  manager.api('PATCH /api/v1/staff/complaint-reasons/{id}', { params: { id }, body });
const list = async () => (await manager.api('GET /api/v1/staff/complaint-reasons')).results;
/** The reasons as a shopper gets them. */
const readOffer = async (language = 'en') => {
  const response = await fetch(`${address}/api/v1/settings/delivery_fail_reasons/all?name=ACTION`, {
    headers: { 'accept-language': language },
  });
  return ((await response.json()) as { description: string }[]).map((each) => each.description);
};
const complain = (order: string, actions: number | string, details: string) =>
  customer.api('POST /api/v1/complaint/', {
    body: {
      ...{ user_uid: customer.uid, order_id: order, details, actions },
      ...{ severity: 'MEDIUM', source: 'WEB' },
    },
  });
const readComplaints = async (order: string, locale: 'en' | 'hi') =>
  (
    await shop.api({ authorization: `Bearer ${customer.token}`, 'accept-language': locale })(
      'GET /api/v1/complaint/order/{orderId}',
      { params: { orderId: order } },
    )
  ).results.map(({ reason }) => reason);

test('S10.126 S7f.6 reasons are offered in the order of staff and the language of the reader, changed and hidden, and all is audited', async () => {
  const { reason_id: id, version } = await create({});
  await create({ description: 'It came late', translations: {} as never, sequence: 1 });
  await expect.poll(() => readOffer()).toEqual(['It came late', 'Food was cold']);
  await expect.poll(() => readOffer('hi')).toEqual(['It came late', 'खाना ठंडा था']);
  expect(await change(id, { sequence: 0, version })).toMatchObject({ version: 2 });
  await expect.poll(() => readOffer()).toEqual(['Food was cold', 'It came late']);
  await change(id, { is_hidden: true });
  await expect.poll(() => readOffer()).toEqual(['It came late']);
  expect(await refusalCode(complain(await placeOrder(), id, 'Cold soup'))).toBe('NO_REASON');
  await change(id, { is_hidden: false });
  expect(await change(id, { is_hidden: false })).toMatchObject({ version: 4 });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'complaint_reason')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'complaint_reason.create',
    ...Array(3).fill('complaint_reason.change'),
  ]);
  expect(rows[1]).toMatchObject({ before: { sequence: 5 }, after: { sequence: 0 } });
});

test('S10.126 a complaint keeps the words of its reason in each language, whatever it says later', async () => {
  const order = await placeOrder();
  const { reason_id: id } = await create({
    description: 'Spilled',
    translations: { hi: { description: 'छलका हुआ' } },
  });
  await complain(order, id, 'The dal');
  await change(id, { description: 'Broken', translations: { hi: { description: 'टूटा हुआ' } } });
  await create({ description: 'Spilled', translations: { hi: { description: 'गिरा हुआ' } } });
  await complain(order, 'टूटा हुआ', 'The eggs');
  expect(await readComplaints(order, 'en')).toEqual(['Broken', 'Spilled']);
  expect(await readComplaints(order, 'hi')).toEqual(['टूटा हुआ', 'छलका हुआ']);
  const { results } = await support.api('GET /api/v1/staff/complaints', { query: {} });
  expect(results.map(({ reason }) => reason).sort()).toEqual(['Broken', 'Spilled']);
});

test('S10.126 of eight who change a reason from the same version at once, one does; the others are shown what stands now', async () => {
  const { reason_id: id, version } = await create({ description: 'Wrong item' });
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 8 }, (_, n) => change(id, { description: `Wrong item ${n}`, version })),
  );
  const now = (await list()).find(({ reason_id }) => reason_id === id);
  expect([fulfilled, refusals.length, now?.version]).toEqual([1, 7, version + 1]);
  for (const { problem } of refusals) {
    expect([problem.code, problem.details]).toEqual(['CHANGED_MEANWHILE', now]);
  }
});

test('S10.126 one reason stays, also when all are hidden at once; each says something else', async () => {
  await create({ description: 'Too little' });
  expect(await refusalCode(create({ description: ' Too little ' }))).toBe('REASON_EXISTS');
  const shown = (await list()).filter(({ is_hidden }) => !is_hidden);
  const { fulfilled, refusals } = await settleAll(
    shown.map(({ reason_id }) => change(reason_id, { is_hidden: true })),
  );
  expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
    shown.length - 1,
    ['LAST_REASON'],
  ]);
  expect(await readOffer()).toHaveLength(1);
  expect(await refusalCode(create({ description: ' ' }))).toBe('INVALID');
  expect(await refusalCode(create({ description: 'x'.repeat(201) }))).toBe('INVALID');
  expect(await refusalCode(change(999_999, { sequence: 1 }))).toBe('NO_REASON');
  expect(await refusalCode(support.api('GET /api/v1/staff/complaint-reasons'))).toBe(
    'NOT_PERMITTED',
  );
});
