import {
  confirmSessions,
  createCustomer,
  expectRefusal,
  readLatestCode,
  settleAll,
  type TestCustomer,
  useTestShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const shop = useTestShop();

const read = ({ api, uid }: TestCustomer) =>
  api('GET /api/v1/users/{uid}/privacy', { params: { uid } });
const allowMarketing = ({ api, uid }: TestCustomer, allowed: boolean) =>
  api('PUT /api/v1/users/{uid}/privacy/marketing', { params: { uid }, body: { allowed } });
const nominate = ({ api, uid }: TestCustomer, full_name: string, contact: string) =>
  api('PUT /api/v1/users/{uid}/nominee', { params: { uid }, body: { full_name, contact } });
const exportChoices = async (customer: TestCustomer) => {
  await confirmSessions(shop, customer);
  const { uid } = customer;
  const data = await customer.api('GET /api/v1/users/{uid}/export', { params: { uid } });
  return data.privacy_choices;
};

test('S10.87 marketing messages are off until they are allowed, and off again at once; both times are stored', async () => {
  const asha = await createCustomer(shop);
  expect(await read(asha)).toEqual({ marketing: false, nominee: null });
  await settleAll(Array.from({ length: 6 }, () => allowMarketing(asha, true)));
  expect((await read(asha)).marketing).toBe(true);
  expect((await allowMarketing(asha, false)).marketing).toBe(false);
  await allowMarketing(asha, false);
  await allowMarketing(asha, true);
  const time = expect.any(String);
  expect(await exportChoices(asha)).toEqual({
    marketing: [
      { given_at: time, withdrawn_at: time },
      { given_at: time, withdrawn_at: null },
    ],
    nominee: null,
  });
});

test.each([
  ['98123 45678', '+919812345678'],
  ['+91 (981) 234-5678', '+919812345678'],
  ['09812345678', '+919812345678'],
  [' Sister@Example.in ', 'sister@example.in'],
])('S10.88 a nominee is reached at %s', async (typed, contact) => {
  const asha = await createCustomer(shop);
  expect((await nominate(asha, '  Mira Das ', typed)).nominee).toEqual({
    full_name: 'Mira Das',
    contact,
  });
});

test('S10.88 a nominee is replaced and removed; without a name or a way to reach them they are refused', async () => {
  const asha = await createCustomer(shop);
  await nominate(asha, 'Mira', '9812345678');
  expect((await nominate(asha, 'Ravi', 'ravi@example.in')).nominee?.full_name).toBe('Ravi');
  for (const [name, contact, field] of [
    [' ', '9812345678', 'full_name'],
    ['Mira', '12345', 'contact'],
    ['Mira', '5812345678', 'contact'],
    ['Mira', 'mira@nowhere', 'contact'],
    ['Mira', '', 'contact'],
  ] as const)
    expect((await expectRefusal(nominate(asha, name, contact))).problem).toMatchObject({ field });
  expect(await exportChoices(asha)).toMatchObject({
    nominee: { full_name: 'Ravi', contact: 'ravi@example.in' },
  });
  const removed = await asha.api('DELETE /api/v1/users/{uid}/nominee', {
    params: { uid: asha.uid },
  });
  expect(removed.nominee).toBeNull();
});

test('S10.87 S10.88 both are erased with the account', async () => {
  const asha = await createCustomer(shop);
  await allowMarketing(asha, true);
  await nominate(asha, 'Mira', '9812345678');
  const body = {
    notify_type: 'email' as const,
    mobile_no: asha.mobileNo,
    email: '',
    token: asha.token,
  };
  await shop.api()('POST /api/v1/users/delete-confirm/otp/', { body });
  const otp = await readLatestCode(shop, asha.mobileNo);
  await shop.api()('POST /api/v1/users/delete-verify/otp/', { query: { otp }, body });
  for (const table of ['marketing_consents', 'nominees'] as const)
    expect(
      await shop.app.db
        .selectFrom(`identity.${table}`)
        .selectAll()
        .where('customer_id', '=', asha.id)
        .execute(),
    ).toEqual([]);
});
