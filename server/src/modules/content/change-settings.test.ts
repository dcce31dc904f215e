import { settingKeys } from '@sabuja/contract/rules/setting-definitions';
import { expectRefusal, useMember, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const shop = useTestShop();
const manager = useMember(shop, 'manager');

const change = (body: Record<string, string>) =>
  manager.api('PATCH /api/v1/staff/settings', { body });
const readSetting = async (key: string) =>
  (await manager.api('GET /api/v1/staff/settings')).results.find((each) => each.key === key);
const publicValue = (key: 'MIN_ORDER_AMOUNT' | 'PAYMENT_METHODS') =>
  shop.api()('GET /api/v1/settings/general/key/{key}', { params: { key } });

test('S10.60 staff see every setting with its value, range and default', async () => {
  const { results } = await manager.api('GET /api/v1/staff/settings');
  expect(results.map(({ key }) => key)).toEqual(settingKeys);
  expect(await readSetting('MAX_CASH_DUE')).toEqual({
    key: 'MAX_CASH_DUE',
    kind: 'rupees',
    value: '10000',
    is_set: false,
    default: '10000',
    minimum: 0,
    maximum: 1_000_000,
  });
});

test('S7b.10 S10.60 a changed setting holds at the next request, with an audit row for each value that differs', async () => {
  await change({ MIN_ORDER_AMOUNT: ' 249.50 ', PAYMENT_METHODS: 'wallet, cod' });
  await expect.poll(() => publicValue('MIN_ORDER_AMOUNT')).toEqual({ MIN_ORDER_AMOUNT: '249.5' });
  await expect
    .poll(() => publicValue('PAYMENT_METHODS'))
    .toEqual({ PAYMENT_METHODS: 'WALLET,COD' });
  await change({ MIN_ORDER_AMOUNT: '300', PAYMENT_METHODS: 'WALLET,COD' });
  await expect.poll(() => publicValue('MIN_ORDER_AMOUNT')).toEqual({ MIN_ORDER_AMOUNT: '300' });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['subject_id', 'before', 'after', 'member_id'])
    .where('action', '=', 'settings.change')
    .orderBy('id')
    .execute();
  const row = (subject_id: string, before: string | null, after: string) => ({
    subject_id,
    before: before && { value: before },
    after: { value: after },
    member_id: manager.id,
  });
  expect(rows).toEqual([
    row('MIN_ORDER_AMOUNT', null, '249.5'),
    row('PAYMENT_METHODS', null, 'WALLET,COD'),
    row('MIN_ORDER_AMOUNT', '249.5', '300'),
  ]);
});

test.each([
  ['MIN_ORDER_AMOUNT', 'many', 'Please enter an amount from ₹0 to ₹1,00,000.'],
  ['MIN_ORDER_AMOUNT', '-1', 'Please enter an amount from ₹0 to ₹1,00,000.'],
  ['MIN_ORDER_AMOUNT', '', 'Please enter an amount from ₹0 to ₹1,00,000.'],
  ['MIN_ORDER_AMOUNT', '100001', 'Please enter an amount from ₹0 to ₹1,00,000.'],
  ['MIN_ORDER_AMOUNT', '1.005', 'Please enter an amount from ₹0 to ₹1,00,000.'],
  ['MAX_OPEN_CHECKOUTS', '2.5', 'Please enter a whole number from 0 to 1000.'],
  ['MAX_OPEN_CHECKOUTS', '1e3', 'Please enter a whole number from 0 to 1000.'],
  ['PRIVACY_DAYS_EXPORT', '0', 'Please enter a whole number from 1 to 90.'],
  ['PRIVACY_DAYS_EXPORT', '91', 'Please enter a whole number from 1 to 90.'],
  ['PAYMENT_METHODS', '', 'Please choose at least one way to pay that the shop knows.'],
  ['PAYMENT_METHODS', 'COD,BARTER', 'Please choose at least one way to pay that the shop knows.'],
  ['VEG_NONVEG_TOGGLE_IGNORE', '3,fruit', 'Please choose the categories from the list.'],
  ['SESSION_SECRET', 'x', 'There is no setting SESSION_SECRET.'],
])(
  'S10.60 S10.190 %s = %j is refused with a clear message, and nothing else is changed',
  async (key, value, message) => {
    const before = await readSetting('MAX_UNITS_KITCHEN');
    const error = await expectRefusal(change({ MAX_UNITS_KITCHEN: '77', [key]: value }));
    expect([error.status, error.problem.field, error.message]).toEqual([422, key, message]);
    expect(await readSetting('MAX_UNITS_KITCHEN')).toEqual(before);
  },
);

test('S10.60 changes of one setting at once each have the value before them in the audit log', async () => {
  await change({ MAX_UNITS_GROCERY: '1' });
  const values = ['2', '3', '4', '5', '6'];
  await Promise.all(values.map((value) => change({ MAX_UNITS_GROCERY: value })));
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['before', 'after'])
    .where('subject_id', '=', 'MAX_UNITS_GROCERY')
    .execute();
  const valuesOf = (side: 'before' | 'after') =>
    rows.map((row) => (row[side] as { value?: string } | null)?.value ?? 'none').sort();
  const last = (await readSetting('MAX_UNITS_GROCERY'))?.value;
  expect(valuesOf('after')).toEqual(['1', ...values]);
  expect([...valuesOf('before'), last].sort()).toEqual(['1', ...values, 'none']);
});
