import { days, minutes } from '@sabuja/kit';
import {
  buildOrder,
  cancelOrder,
  confirmSessions,
  createCustomer,
  createOrder,
  createStock,
  deleteAccount,
  deletionLinkOf,
  deliverOrder,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readLatestCode,
  rechargeWallet,
  requestDeletionCode,
  sendOrder,
  setCustomerEmail,
  signInByCode,
  useCustomer,
  useSellableShop,
  verifyDeletion,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listSessionsEndedSince } from './sessions.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category);
});
beforeEach(async () => {
  shop.clock.advance(minutes(2));
});

const requestCode = (link = deletionLinkOf(customer)) => requestDeletionCode(shop, link);
const verify = (otp: string, link = deletionLinkOf(customer)) => verifyDeletion(shop, otp, link);

const other = (code: string) => (code === '11111' ? '22222' : '11111');

test('S7g.1 S7g.2 S8.16 S4j.1 the code goes to the registered e-mail, not to the one in the link, and deletes the account', async () => {
  await setCustomerEmail(shop, customer, 'asha@example.com');
  const body = deletionLinkOf(customer, { email: 'thief@example.com' });
  expect(await requestCode(body)).toEqual({
    message: 'OTP sent to your registered email',
    channel: 'email',
    sent_to: 'a•••@example.com',
  });
  expect(await readLatestCode(shop, 'thief@example.com')).toBe('');
  const [mail] = (await shop.app.http.inject('/dev/outbox.json?to=asha@example.com')).json();
  expect(mail).toMatchObject({
    channel: 'email',
    subject: 'Your code to delete your Sabuja account',
  });
  const code = await readLatestCode(shop, 'asha@example.com');
  expect(await expectRefusal(verify(other(code)))).toMatchObject({
    status: 400,
    message: 'Invalid OTP',
  });
  expect(await verify(code, body)).toEqual({ message: 'Account deleted successfully' });
  expect((await expectRefusal(customer.api('GET /api/v1/auth/whoami'))).status).toBe(401);
  expect((await expectRefusal(verify(code))).status).toBe(401);
});

test('without an e-mail the code goes to the registered number, and the response says so', async () => {
  expect(await requestCode()).toEqual({
    message: 'OTP sent to your registered mobile number',
    channel: 'sms',
    sent_to: `+91 ••••••${customer.mobileNo.slice(-4)}`,
  });
  expect(await verify(await readLatestCode(shop, customer.mobileNo))).toBeTruthy();
});

test('S6.3 the token must be of an active session of the account that the link names', async () => {
  const stranger = await createCustomer(shop);
  expect((await expectRefusal(requestCode(deletionLinkOf(customer, { token: 'x' })))).status).toBe(
    401,
  );
  expect(
    (await expectRefusal(requestCode(deletionLinkOf(customer, { token: stranger.token })))).status,
  ).toBe(404);
  await requestCode();
  const code = await readLatestCode(shop, customer.mobileNo);
  const mixed = deletionLinkOf(customer, { token: stranger.token });
  expect((await expectRefusal(verify(code, mixed))).status).toBe(404);
  const theirs = deletionLinkOf(stranger, { mobile_no: '' });
  expect((await expectRefusal(verify(code, theirs))).status).toBe(400);
  await customer.api('GET /api/v1/auth/logout');
  expect((await expectRefusal(verify(code))).status).toBe(401);
});

test('a sign-in code cannot delete an account, a deletion code cannot sign in', async () => {
  const { mobileNo } = customer;
  const signIn = (otp: string) =>
    shop.api()('POST /api/v1/auth/otp/validate', { body: { mobile_number: mobileNo, otp } });
  await requestCode();
  expect((await expectRefusal(signIn(await readLatestCode(shop, mobileNo)))).status).toBe(400);
  shop.clock.advance(minutes(1));
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobileNo } });
  expect((await expectRefusal(verify(await readLatestCode(shop, mobileNo)))).status).toBe(400);
});

test('an open order blocks the deletion until it is delivered or cancelled', async () => {
  const [first, second] = [
    await createOrder(customer, [groceryLine(stock)]),
    await createOrder(customer, [groceryLine(stock)]),
  ];
  const error = await expectRefusal(requestCode());
  const numbers = [first, second].map((uid) => uid.split('-')[0]);
  expect(error).toMatchObject({ status: 409, problem: { details: { orders: numbers } } });
  await cancelOrder(customer, first);
  await deliverOrder(shop, second);
  await requestCode();
  expect(await verify(await readLatestCode(shop, customer.mobileNo))).toBeTruthy();
});

test('a balance is forfeited only when its exact amount is confirmed', async () => {
  await rechargeWallet(shop, customer, 250.5);
  expect(await expectRefusal(requestCode())).toMatchObject({
    status: 409,
    problem: { code: 'WALLET_NOT_EMPTY', details: { balance: 250.5 } },
  });
  expect(
    (await expectRefusal(requestCode(deletionLinkOf(customer, { give_up_balance: 250 })))).status,
  ).toBe(409);
  await requestCode(deletionLinkOf(customer, { give_up_balance: 250.5 }));
  const code = await readLatestCode(shop, customer.mobileNo);
  expect((await expectRefusal(verify(code))).status).toBe(409);
  await rechargeWallet(shop, customer, 10);
  const stale = await expectRefusal(
    verify(code, deletionLinkOf(customer, { give_up_balance: 250.5 })),
  );
  expect(stale).toMatchObject({ problem: { details: { balance: 260.5 } } });
  expect(await verify(code, deletionLinkOf(customer, { give_up_balance: 260.5 }))).toBeTruthy();
  const { rows } = await sql<{ kind: string; amount: number }>`
    select e.kind, l.amount_paise as amount from wallet.entries e join wallet.lines l on l.entry_id = e.id
    join wallet.accounts a on a.id = l.account_id where a.customer_id = ${customer.id}
    order by e.id desc limit 1`.execute(shop.app.db);
  expect(rows).toEqual([{ kind: 'given_up', amount: -26_050 }]);
});

test('the number can sign up again; the new account has no data of the old one', async () => {
  await createOrder(customer, [groceryLine(stock)]).then((uid) => cancelOrder(customer, uid));
  await deleteAccount(shop, deletionLinkOf(customer));
  shop.clock.advance(days(1));
  const newAccount = await signInByCode(shop, customer.mobileNo);
  expect(newAccount.user.uid).not.toBe(customer.uid);
  const api = shop.api({ authorization: `Bearer ${newAccount.access_token}` });
  const orders = await api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: newAccount.user.uid },
  });
  expect(orders.total).toBe(0);
});

test('an order placed during a deletion is either complete before it or refused', async () => {
  await requestCode();
  const code = await readLatestCode(shop, customer.mobileNo);
  const [deletion, order] = await Promise.allSettled([
    verify(code),
    createOrder(customer, [groceryLine(stock)]),
  ]);
  expect([deletion.status, order.status].sort()).toEqual(['fulfilled', 'rejected']);
});

test('an order with an Idempotency-Key and a concurrent deletion do not deadlock', async () => {
  for (let round = 0; round < 8; round += 1) {
    const one = await createCustomer(shop);
    const link = deletionLinkOf(one);
    await requestCode(link);
    const code = await readLatestCode(shop, one.mobileNo);
    const [deletion, order] = await Promise.allSettled([
      verify(code, link),
      sendOrder(one, buildOrder([groceryLine(stock)]), `key-${round}`),
    ]);
    expect([deletion.status, order.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = [deletion, order].find((outcome) => outcome.status === 'rejected');
    expect([401, 404, 409]).toContain(refusal?.reason.status);
    shop.clock.advance(minutes(20));
  }
});

test('a server that starts after a deletion rejects the tokens of its sessions', async () => {
  const before = await listSessionsEndedSince(shop.app.db, new Date(0));
  await deleteAccount(shop, deletionLinkOf(customer));
  const after = await listSessionsEndedSince(shop.app.db, new Date(0));
  expect(after.length).toBe(before.length + 1);
});

test('a changed e-mail is sent no codes for 72 hours: the number is, and is notified of the change', async () => {
  shop.clock.advance(days(2));
  const { mobileNo } = customer;
  const { access_token: token } = await signInByCode(shop, mobileNo);
  const api = shop.api({ authorization: `Bearer ${token}` });
  const form = { email: 'thief@example.com' };
  await confirmSessions(shop, customer);
  await api('PUT /api/v1/users/{uid}', { params: { uid: customer.uid }, form });
  const [notification] = await listMessagesTo(shop, mobileNo);
  expect(notification?.body).toContain('e-mail address of your account was changed');
  shop.clock.advance(minutes(2));
  expect(await requestCode(deletionLinkOf(customer, { token }))).toMatchObject({ channel: 'sms' });
  expect(await listMessagesTo(shop, 'thief@example.com')).toEqual([]);
  shop.clock.advance(days(3));
  const { access_token: later } = await signInByCode(shop, mobileNo);
  shop.clock.advance(minutes(2));
  expect(await requestCode(deletionLinkOf(customer, { token: later }))).toMatchObject({
    channel: 'email',
  });
});
