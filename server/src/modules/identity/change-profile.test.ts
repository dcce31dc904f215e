import { minutes } from '@sabuja/kit';
import {
  confirmSessions,
  createCustomer,
  expectRefusal,
  listMessagesTo,
  readLatestCode,
  useCustomer,
  useTestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

const shop = useTestShop();
const customer = useCustomer(shop);
let n = 0;
let newNumber = '';
beforeEach(async () => {
  newNumber = `+9180000${String(++n).padStart(5, '0')}`;
  shop.clock.advance(minutes(2));
});

type Form = { full_name?: string; email?: string; mobile_no?: string; otp?: string };
const change = async (form: Form, by = customer) => {
  await confirmSessions(shop, by);
  return by.api('PUT /api/v1/users/{uid}', { params: { uid: by.uid }, form });
};
const whoami = (who = customer) => who.api('GET /api/v1/auth/whoami');
const other = (code: string) => (code === '11111' ? '22222' : '11111');

test('S7c.1 S2e.2 S3.9 name and e-mail are changed at once, trimmed and in lower case', async () => {
  const mobile_no = customer.mobileNo;
  const response = await change({
    full_name: '  Asha Das ',
    email: ' Asha@Example.COM ',
    mobile_no,
  });
  expect(response).toEqual({
    user: {
      id: customer.id,
      uid: customer.uid,
      full_name: 'Asha Das',
      email: 'asha@example.com',
      mobile_no,
      wallet: { balance: 0 },
      language: null,
    },
    mobile_no_to_confirm: null,
  });
  expect(await whoami()).toEqual(response.user);
});

test('fields that are left out stay unchanged, an empty text removes the value', async () => {
  await change({ full_name: 'Asha', email: 'asha@example.com' });
  await change({ full_name: 'Asha Das' });
  expect(await whoami()).toMatchObject({ full_name: 'Asha Das', email: 'asha@example.com' });
  await change({ full_name: '', email: '' });
  expect(await whoami()).toMatchObject({ full_name: null, email: null });
});

test.each([
  ['email', { email: 'asha' }],
  ['email', { email: 'asha@example' }],
  ['full_name', { full_name: 'x'.repeat(121) }],
  ['mobile_no', { mobile_no: '9876543210' }],
  ['mobile_no', { mobile_no: '+915876543210' }],
  ['otp', { otp: '123' }],
])(
  'an invalid value in %s is reported at the field, and nothing is changed',
  async (field, form) => {
    const error = await expectRefusal(change({ full_name: 'Nobody', ...form }));
    expect(error).toMatchObject({ status: 422, problem: { field } });
    expect(await whoami()).toMatchObject({ full_name: null });
  },
);

test('a new number takes effect once its code is entered; the old number is notified', async () => {
  const requested = await change({ full_name: 'Asha', mobile_no: newNumber });
  expect(requested).toMatchObject({
    user: { full_name: 'Asha', mobile_no: customer.mobileNo },
    mobile_no_to_confirm: newNumber,
  });
  const otp = await readLatestCode(shop, newNumber);
  const wrong = await expectRefusal(change({ mobile_no: newNumber, otp: other(otp) }));
  expect(wrong).toMatchObject({ status: 400, message: 'Invalid OTP', problem: { field: 'otp' } });
  expect(await whoami()).toMatchObject({ mobile_no: customer.mobileNo });
  const changed = await change({ mobile_no: newNumber, otp });
  expect(changed).toMatchObject({ user: { mobile_no: newNumber }, mobile_no_to_confirm: null });
  const [notification] = await listMessagesTo(shop, customer.mobileNo);
  expect(notification?.body).toContain(`ending in ${newNumber.slice(-4)}`);
});

test('S10.430 messages that have not arrived go to the new number and e-mail, notices of the change to the old ones', async () => {
  const waiting = async (channel: 'sms' | 'email', template: string, recipient: string) => {
    await sql`insert into notifications.outbox
      (channel, template, recipient, customer_id, body, created_at, state)
      select ${channel}, ${template}, ${recipient}, ${customer.id}, ${template}, now(), state
      from unnest(array['waiting', 'given_up', 'sent']) as state`.execute(shop.app.db);
  };
  /** The states of the messages to an address, by template. */
  const statesTo = async (recipient: string) => {
    const rows = await shop.app.db
      .selectFrom('notifications.outbox')
      .select(['template', 'state'])
      .where('recipient', '=', recipient)
      .where('body', '=', (e) => e.ref('template'))
      .orderBy('id')
      .execute();
    return rows.map(({ template, state }) => `${template} ${state}`);
  };
  const stays = (template: string) => [`${template} waiting`, `${template} given_up`];
  await change({ email: 'old@example.com' });
  await waiting('email', 'order_refunded', 'old@example.com');
  await waiting('email', 'email_changed', 'old@example.com');
  await waiting('sms', 'order_refunded', customer.mobileNo);
  await waiting('sms', 'number_change_pending', customer.mobileNo);
  await waiting('sms', 'otp', customer.mobileNo);
  await change({ email: 'new@example.com' });
  expect(await statesTo('new@example.com')).toEqual(stays('order_refunded'));
  expect(await statesTo('old@example.com')).toEqual([
    'order_refunded sent',
    ...stays('email_changed'),
    'email_changed sent',
  ]);
  await change({ email: '' });
  expect(await statesTo('new@example.com')).toEqual([]);
  await change({ mobile_no: newNumber });
  await change({ mobile_no: newNumber, otp: await readLatestCode(shop, newNumber) });
  expect(await statesTo(newNumber)).toEqual(stays('order_refunded'));
  expect(await statesTo(customer.mobileNo)).toEqual([
    'order_refunded sent',
    ...stays('number_change_pending'),
    'number_change_pending sent',
    ...stays('otp'),
    'otp sent',
  ]);
});

test('a new number ends the other sessions, not the one it was changed in', async () => {
  const before = await startSecondSession();
  await change({ mobile_no: newNumber });
  await change({ mobile_no: newNumber, otp: await readLatestCode(shop, newNumber) });
  expect((await expectRefusal(before('GET /api/v1/auth/whoami'))).status).toBe(401);
  expect(await whoami()).toMatchObject({ mobile_no: newNumber });
});

test('the number of another account is refused, but only after its code was entered', async () => {
  const neighbour = await createCustomer(shop);
  const takenNumber = neighbour.mobileNo;
  expect(await change({ mobile_no: takenNumber })).toMatchObject({
    mobile_no_to_confirm: takenNumber,
  });
  const otp = await readLatestCode(shop, takenNumber);
  const guess = await expectRefusal(change({ mobile_no: takenNumber, otp: other(otp) }));
  expect(guess.status).toBe(400);
  const error = await expectRefusal(change({ full_name: 'Asha', mobile_no: takenNumber, otp }));
  expect(error).toMatchObject({ status: 409, problem: { field: 'mobile_no' } });
  expect(await whoami()).toMatchObject({ mobile_no: customer.mobileNo, full_name: null });
  expect(await whoami(neighbour)).toMatchObject({ mobile_no: takenNumber });
});

test('a code is valid only for the purpose it was sent for', async () => {
  await change({ mobile_no: newNumber });
  const forNumber = await readLatestCode(shop, newNumber);
  const signIn = { mobile_number: newNumber, otp: forNumber };
  expect(
    (await expectRefusal(shop.api()('POST /api/v1/auth/otp/validate', { body: signIn }))).status,
  ).toBe(400);
  shop.clock.advance(minutes(1));
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: newNumber } });
  const forSignIn = await readLatestCode(shop, newNumber);
  expect((await expectRefusal(change({ mobile_no: newNumber, otp: forSignIn }))).status).toBe(400);
  // A code is valid only for the account it was sent for: another customer's request for the same number has its own
  // code.
  shop.clock.advance(minutes(1));
  const stranger = await createCustomer(shop);
  await change({ mobile_no: newNumber }, stranger);
  const theirs = await readLatestCode(shop, newNumber);
  expect((await expectRefusal(change({ mobile_no: newNumber, otp: theirs }))).status).toBe(400);
});

test('codes to a new number have the same limits as sign-in codes', async () => {
  await change({ mobile_no: newNumber });
  const error = await expectRefusal(change({ mobile_no: newNumber }));
  expect(error).toMatchObject({ status: 429, problem: { retry_after: 30 } });
});

/** Signs the same customer in once more; returns the second session. */
async function startSecondSession() {
  const mobile_number = customer.mobileNo;
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const { access_token } = await shop.api()('POST /api/v1/auth/otp/validate', {
    body: { mobile_number, otp },
  });
  return shop.api({ authorization: `Bearer ${access_token}` });
}
