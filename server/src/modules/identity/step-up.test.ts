import { addTime, days, hours, istDate, type Milliseconds, minutes } from '@sabuja/kit';
import {
  buildOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readLatestCode,
  rechargeWallet,
  refusalCode,
  sendOrder,
  setCustomerEmail,
  type TestCustomer,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let stock: number;
let newNumber = '';
let n = 0;
beforeAll(async () => {
  stock = await createStock(shop, category, { cost: 75, quantity: 1000 });
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});
beforeEach(() => {
  newNumber = `+9181000${String(++n).padStart(5, '0')}`;
  shop.clock.advance(minutes(2));
});

type Caller = Pick<TestCustomer, 'api' | 'uid'>;
const code = (mobileNo = customer.mobileNo) => readLatestCode(shop, mobileNo);
const change = (form: object, { api, uid }: Caller = customer) =>
  api('PUT /api/v1/users/{uid}', { params: { uid }, form });
const exportData = ({ api, uid }: Caller = customer) =>
  api('GET /api/v1/users/{uid}/export', { params: { uid } });
const requestCode = ({ api }: Caller = customer) => api('POST /api/v1/auth/step-up', { body: {} });
const confirm = (otp: string, { api }: Caller = customer) =>
  api('POST /api/v1/auth/step-up/validate', { body: { otp } });
const pay = (from: Pick<TestCustomer, 'api'> = customer) =>
  sendOrder(
    from,
    buildOrder([groceryLine(stock)], { payment_method: 'WALLET', delivery_date: tomorrow() }),
  );
const tomorrow = () => istDate(addTime(shop.clock.now(), days(1)));

/** Signs the customer in through the API, like a browser; returns their session and the device cookie. */
async function signIn(headers: Record<string, string> = {}) {
  const mobile_number = customer.mobileNo;
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const response = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/validate',
    headers,
    payload: { mobile_number, otp: await code() },
  });
  const token = response.json().access_token;
  const { value } = response.cookies.find(({ name }) => name === 'sabuja_device') ?? {};
  const cookie = `sabuja_device=${value}`;
  const session = (extra: Record<string, string> = {}): Caller => ({
    uid: customer.uid,
    api: shop.api({ authorization: `Bearer ${token}`, ...extra }),
  });
  return { session, cookie };
}

test('another number, another e-mail and the export need a code to the present number, for 10 minutes', async () => {
  const guarded = [
    () => change({ full_name: 'Asha', mobile_no: newNumber }),
    () => change({ full_name: 'Asha', email: 'asha@example.com' }),
    () => exportData(),
  ];
  for (const call of guarded)
    expect(await expectRefusal(call())).toMatchObject({
      status: 403,
      problem: { code: 'STEP_UP_NEEDED' },
    });
  const before = await customer.api('GET /api/v1/auth/whoami');
  expect(before).toMatchObject({ full_name: null, email: null, mobile_no: customer.mobileNo });
  const { sent_to } = await requestCode();
  expect(sent_to).toBe(`+91 ••••••${customer.mobileNo.slice(-4)}`);
  expect(await confirm(await code())).toEqual({ expires_in: 600 });
  for (const call of guarded) await call();
  shop.clock.advance(minutes(10));
  expect(await refusalCode(exportData())).toBe('STEP_UP_NEEDED');
});

test('S10.350 the form is saved without a code while number and e-mail stay as they are, also without an e-mail', async () => {
  const mobile_no = customer.mobileNo;
  const response = await change({ full_name: 'Asha', email: '', mobile_no });
  expect(response.user).toMatchObject({ full_name: 'Asha', email: null });
  await setCustomerEmail(shop, customer, 'asha@example.com');
  const again = await change({ full_name: 'Asha Das', email: ' ASHA@example.com', mobile_no });
  expect(again.user).toMatchObject({ full_name: 'Asha Das', email: 'asha@example.com' });
});

test('S10.350 an e-mail is removed with a code only, however many try at once; its address and the number are notified', async () => {
  await setCustomerEmail(shop, customer, 'asha.removed@example.com');
  shop.clock.advance(days(4));
  const { session } = await signIn();
  const thief = session();
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => refusalCode(change({ full_name: 'Nobody', email: '' }, thief))),
  );
  expect(new Set(tries)).toEqual(new Set(['STEP_UP_NEEDED']));
  expect(await thief.api('GET /api/v1/auth/whoami')).toMatchObject({
    full_name: null,
    email: 'asha.removed@example.com',
  });
  expect(await listMessagesTo(shop, 'asha.removed@example.com')).toEqual([]);
  shop.clock.advance(minutes(1));
  await requestCode(thief);
  await confirm(await code(), thief);
  expect((await change({ email: '' }, thief)).user.email).toBeNull();
  const [mail] = await listMessagesTo(shop, 'asha.removed@example.com');
  expect(mail).toMatchObject({
    channel: 'email',
    subject: 'The e-mail address of your Sabuja account was changed',
  });
  const [sms] = await listMessagesTo(shop, customer.mobileNo);
  expect(sms?.body).toContain('e-mail address of your account was changed');
});

test('S10.350 an address that was set less than 72 hours ago is not notified when it is changed again', async () => {
  await requestCode();
  await confirm(await code());
  await change({ email: 'asha.first@example.com' });
  await change({ email: 'asha.second@example.com' });
  expect(await listMessagesTo(shop, 'asha.first@example.com')).toEqual([]);
  /** Changes the address in a new session, `age` after it was last changed. */
  const changeAfter = async (age: Milliseconds, email: string) => {
    shop.clock.advance(age - minutes(1));
    const { session } = await signIn();
    shop.clock.advance(minutes(1));
    await requestCode(session());
    await confirm(await code(), session());
    await change({ email }, session());
  };
  await changeAfter(hours(72) - 1, 'asha.third@example.com');
  expect(await listMessagesTo(shop, 'asha.second@example.com')).toEqual([]);
  await changeAfter(hours(72), 'asha.fourth@example.com');
  expect(await listMessagesTo(shop, 'asha.third@example.com')).toHaveLength(1);
});

test('a code confirms the session it was sent for, and signs nobody in', async () => {
  const { session } = await signIn();
  shop.clock.advance(minutes(1));
  await requestCode();
  const sent = await code();
  expect(await refusalCode(confirm(sent, session()))).toBe('INVALID_OTP');
  const body = { mobile_number: customer.mobileNo, otp: sent };
  expect(await refusalCode(shop.api()('POST /api/v1/auth/otp/validate', { body }))).toBe(
    'INVALID_OTP',
  );
  await confirm(sent);
  expect(await refusalCode(exportData(session()))).toBe('STEP_UP_NEEDED');
  await exportData();
});

test('the code of a sign-in confirms no session', async () => {
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: customer.mobileNo } });
  expect(await refusalCode(confirm(await code()))).toBe('INVALID_OTP');
});

test('concurrent uses of one code confirm once', async () => {
  await requestCode();
  const sent = await code();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => confirm(sent)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the wallet pays on a new device within 10 minutes of a code, the sign-in’s too', async () => {
  await rechargeWallet(shop, customer, 1000);
  const { session, cookie } = await signIn();
  await pay(session({ cookie }));
  shop.clock.advance(minutes(10));
  const refusal = await expectRefusal(pay(session({ cookie })));
  expect([refusal.status, refusal.problem.code]).toEqual([403, 'STEP_UP_NEEDED']);
  const { wallet } = await session().api('GET /api/v1/auth/whoami');
  expect(wallet.balance).toBe(900);
  await requestCode(session());
  await confirm(await code(), session());
  await pay(session({ cookie }));
});

test('24 hours after its first sign-in a device is known, a stolen token without its cookie is not', async () => {
  await rechargeWallet(shop, customer, 1000);
  const { session, cookie } = await signIn();
  shop.clock.advance(hours(24));
  const again = await signIn({ cookie });
  shop.clock.advance(minutes(11));
  await pay(again.session({ cookie }));
  expect(await refusalCode(pay(again.session()))).toBe('STEP_UP_NEEDED');
  const forged = `${cookie.slice(0, -2)}xx`;
  expect(await refusalCode(pay(again.session({ cookie: forged })))).toBe('STEP_UP_NEEDED');
  expect(session).toBeDefined();
});

test('a refused payment may be sent again with its key once the session is confirmed', async () => {
  await rechargeWallet(shop, customer, 1000);
  const body = buildOrder([groceryLine(stock)], {
    payment_method: 'WALLET',
    delivery_date: tomorrow(),
  });
  shop.clock.advance(minutes(10));
  expect(await refusalCode(sendOrder(customer, body, 'one'))).toBe('STEP_UP_NEEDED');
  await requestCode();
  await confirm(await code());
  const { data } = await sendOrder(customer, body, 'one');
  expect(await sendOrder(customer, body, 'one')).toEqual({ data });
});

test('a code to confirm names its purpose', async () => {
  await requestCode();
  const [message] = await listMessagesTo(shop, customer.mobileNo);
  expect(message?.body).toContain('code to confirm a change or a payment');
});
