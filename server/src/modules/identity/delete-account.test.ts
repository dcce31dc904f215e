import { days, minutes } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  buildOrder,
  cancelOrder,
  confirmSessions,
  createCustomer,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readLatestCode,
  rechargeWallet,
  sendOrder,
  setCustomerEmail,
  type TestCustomer,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { addReasons } from '../complaints/index.ts';
import { purgeOldMessages } from '../notifications/index.ts';
import { recordAudit, sealAudit } from '../staff/index.ts';
import { listSessionsEndedSince } from './sessions.ts';

// A push service that nobody answers for.
const { shop, category } = useSellableShop({ env: { PUSH_HOSTS: '127.0.0.1:9' } });
const customer = useCustomer(shop);
let stock: number;
beforeAll(async () => {
  // A push service whose port nobody listens on.
  stock = await createStock(shop, category);
  await addReasons(shop.app.db, ['Something was missing']);
});
beforeEach(async () => {
  shop.clock.advance(minutes(2));
});

const linkOf = (who: TestCustomer, part: object = {}) => ({
  notify_type: 'email' as const,
  mobile_no: who.mobileNo,
  email: '',
  token: who.token,
  ...part,
});
const requestDeletionCode = (body = linkOf(customer)) =>
  shop.api()('POST /api/v1/users/delete-confirm/otp/', { body });
const verify = (otp: string, body = linkOf(customer)) =>
  shop.api()('POST /api/v1/users/delete-verify/otp/', { query: { otp }, body });
const setProfile = async (form: object, who = customer) => {
  await confirmSessions(shop, who);
  return who.api('PUT /api/v1/users/{uid}', { params: { uid: who.uid }, form });
};
const exportData = async (who = customer) => {
  await confirmSessions(shop, who);
  return who.api('GET /api/v1/users/{uid}/export', { params: { uid: who.uid } });
};
const other = (code: string) => (code === '11111' ? '22222' : '11111');
const deliver = async (uid: string) => {
  for (const to of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await transitionAsStaff(shop, uid, to);
  }
};

const signInAgain = async (mobile_number: string) => {
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const { access_token } = await shop.api()('POST /api/v1/auth/otp/validate', {
    body: { mobile_number, otp },
  });
  return { token: access_token };
};
const complain = async (uid: string, details: string) => {
  const [reason] = await shop.api()('GET /api/v1/settings/delivery_fail_reasons/all', {
    query: { name: 'ACTION' },
  });
  await customer.api('POST /api/v1/complaint/', {
    body: {
      user_uid: customer.uid,
      order_id: uid,
      details,
      actions: reason?.id ?? 0,
      severity: 'MEDIUM',
      source: 'WEB',
    },
  });
};

/** Records a change by staff with personal values of a customer; returns the id of its row. */
async function auditChange(customerId: number, values: object): Promise<number> {
  const { db } = shop.app;
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      'command line',
      {
        action: 'customer.note',
        subject: 'customer',
        subjectId: '-',
        personal: { customerId, values },
      },
      shop.clock.now(),
    ),
  );
  const newest = db.selectFrom('staff.audit').select('id').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).id;
}
const herBrowser = {
  endpoint: 'http://127.0.0.1:9/her-browser',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** Every text, JSON and byte column of every table, row by row, as one text. */
async function dumpDatabase(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(shop.app.db);
  const texts: string[] = [];
  for (const { name } of rows) {
    // bytea is shown as hex, so it is also searched decoded.
    const { rows: dumped } = await sql<{ row: string }>`
      select to_jsonb(t)::text || coalesce((
        select string_agg(convert_from(decode(substr(v.value, 3), 'hex'), 'LATIN1'), ' ')
        from jsonb_each_text(to_jsonb(t)) v where v.value ~ '^\\\\x(?:[0-9a-f]{2})+$'
          and v.value !~ '00'), '') as row
      from ${sql.raw(name)} t`.execute(shop.app.db);
    texts.push(...dumped.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}

test('S7g.1 S7g.2 S8.16 S4j.1 the code goes to the registered e-mail, not to the one in the link, and deletes the account', async () => {
  await setCustomerEmail(shop, customer, 'asha@example.com');
  const body = linkOf(customer, { email: 'thief@example.com' });
  expect(await requestDeletionCode(body)).toEqual({
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
  expect(await requestDeletionCode()).toEqual({
    message: 'OTP sent to your registered mobile number',
    channel: 'sms',
    sent_to: `+91 ••••••${customer.mobileNo.slice(-4)}`,
  });
  expect(await verify(await readLatestCode(shop, customer.mobileNo))).toBeTruthy();
});

test('S6.3 the token must be of an active session of the account that the link names', async () => {
  const stranger = await createCustomer(shop);
  expect((await expectRefusal(requestDeletionCode(linkOf(customer, { token: 'x' })))).status).toBe(
    401,
  );
  expect(
    (await expectRefusal(requestDeletionCode(linkOf(customer, { token: stranger.token })))).status,
  ).toBe(404);
  await requestDeletionCode();
  const code = await readLatestCode(shop, customer.mobileNo);
  const mixed = linkOf(customer, { token: stranger.token });
  expect((await expectRefusal(verify(code, mixed))).status).toBe(404);
  const theirs = linkOf(stranger, { mobile_no: '' });
  expect((await expectRefusal(verify(code, theirs))).status).toBe(400);
  await customer.api('GET /api/v1/auth/logout');
  expect((await expectRefusal(verify(code))).status).toBe(401);
});

test('a sign-in code cannot delete an account, a deletion code cannot sign in', async () => {
  const { mobileNo } = customer;
  const signIn = (otp: string) =>
    shop.api()('POST /api/v1/auth/otp/validate', { body: { mobile_number: mobileNo, otp } });
  await requestDeletionCode();
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
  const error = await expectRefusal(requestDeletionCode());
  const numbers = [first, second].map((uid) => uid.split('-')[0]);
  expect(error).toMatchObject({ status: 409, problem: { details: { orders: numbers } } });
  await cancelOrder(customer, first);
  await deliver(second);
  await requestDeletionCode();
  expect(await verify(await readLatestCode(shop, customer.mobileNo))).toBeTruthy();
});

test('a balance is forfeited only when its exact amount is confirmed', async () => {
  await rechargeWallet(shop, customer, 250.5);
  expect(await expectRefusal(requestDeletionCode())).toMatchObject({
    status: 409,
    problem: { code: 'WALLET_NOT_EMPTY', details: { balance: 250.5 } },
  });
  expect(
    (await expectRefusal(requestDeletionCode(linkOf(customer, { give_up_balance: 250 })))).status,
  ).toBe(409);
  await requestDeletionCode(linkOf(customer, { give_up_balance: 250.5 }));
  const code = await readLatestCode(shop, customer.mobileNo);
  expect((await expectRefusal(verify(code))).status).toBe(409);
  await rechargeWallet(shop, customer, 10);
  const stale = await expectRefusal(verify(code, linkOf(customer, { give_up_balance: 250.5 })));
  expect(stale).toMatchObject({ problem: { details: { balance: 260.5 } } });
  expect(await verify(code, linkOf(customer, { give_up_balance: 260.5 }))).toBeTruthy();
  const { rows } = await sql<{ kind: string; amount: number }>`
    select e.kind, l.amount_paise as amount from wallet.entries e join wallet.lines l on l.entry_id = e.id
    join wallet.accounts a on a.id = l.account_id where a.customer_id = ${customer.id}
    order by e.id desc limit 1`.execute(shop.app.db);
  expect(rows).toEqual([{ kind: 'given_up', amount: -26_050 }]);
});

test('after a deletion no personal data of the customer is left in the database', async () => {
  const marks = [
    'Zubeida',
    'zubeida@example.com',
    'old-zubeida@example.com',
    'Nilachakra Lane',
    'her-browser',
  ];
  await customer.api('POST /api/v1/notifications/push', { body: herBrowser });
  await setProfile({ full_name: 'Zubeida Khan', email: 'old-zubeida@example.com' });
  const first = await createOrder(customer, [groceryLine(stock)], {
    customer_address: 'Nilachakra Lane',
  });
  await cancelOrder(customer, first);
  expect(await listMessagesTo(shop, 'old-zubeida@example.com')).not.toEqual([]);
  await setProfile({ email: 'zubeida@example.com' });
  const oldNumber = customer.mobileNo;
  const mobileNo = `+916${oldNumber.slice(4)}`;
  await setProfile({ mobile_no: mobileNo });
  await setProfile({ mobile_no: mobileNo, otp: await readLatestCode(shop, mobileNo) });
  const { uid: address } = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: {
      room_no: '12',
      locality: 'Nilachakra Lane',
      area: 'Patia',
      pincode: '751024',
      type: 'Home',
      full_address: '12, Nilachakra Lane, Patia, 751024',
    },
  });
  const overrides = {
    customer_address: address,
    customer_name: 'Zubeida Khan',
    deliver_to: 'Zubeida',
    contact: mobileNo,
    email: 'zubeida@example.com',
  };
  const cancelled = await createOrder(customer, [groceryLine(stock)], overrides);
  await cancelOrder(customer, cancelled, 'Zubeida is ill');
  const delivered = await createOrder(customer, [groceryLine(stock)], overrides);
  await deliver(delivered);
  await complain(delivered, 'Zubeida found two soft onions');
  await createEstimate(customer, [groceryLine(stock)]);
  await customer.api('POST /api/v1/cart/item/', {
    query: { item_id: stock, quantity: 1, type: 'STOCK' },
  });
  await customer.api('POST /api/v1/notifications/subscribe', {
    body: { user_id: customer.id, topic_id: stock, topic_type: 'STOCK', custom_topic_name: '' },
  });
  await rechargeWallet(shop, customer, 100);
  const auditId = await auditChange(customer.id, { phone: mobileNo, name: 'Zubeida Khan' });
  shop.clock.advance(minutes(2));
  const link = linkOf({ ...customer, mobileNo }, { give_up_balance: 100 });
  const before = await dumpDatabase();
  for (const mark of [...marks, oldNumber, mobileNo]) expect(before).toContain(mark);
  await requestDeletionCode(link);
  await verify(await readLatestCode(shop, mobileNo), link);
  const after = await dumpDatabase();
  for (const mark of [...marks, oldNumber.slice(3), mobileNo.slice(3)]) {
    expect(after.split('\n').filter((row) => row.includes(mark))).toEqual([]);
  }
  // The change that staff made is on record, without her values; sealed again, the chain is whole.
  await sealAudit(shop.app.db);
  const { rows: audited } = await sql<{ hashed: boolean }>`
    select personal_hash is not null as hashed from staff.audit where id = ${auditId}`.execute(
    shop.app.db,
  );
  expect(audited).toEqual([{ hashed: true }]);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
  // Records that tax law requires are still there.
  const { rows } = await sql<{ uid: string; final_paise: number; pincode: string }>`
    select uid, final_paise, pincode from orders.orders where customer_id = ${customer.id} order by id`.execute(
    shop.app.db,
  );
  expect(rows.map(({ uid }) => uid)).toEqual([first, cancelled, delivered]);
  expect(rows.every(({ final_paise, pincode }) => final_paise > 0 && pincode === '751024')).toBe(
    true,
  );
});

test("another customer's e-mail gives no access to their messages, and a deletion does not erase them", async () => {
  const victim = await createCustomer(shop);
  await setProfile({ email: 'victim@example.com' }, victim);
  await createOrder(victim, [groceryLine(stock)]);
  const before = await listMessagesTo(shop, 'victim@example.com');
  expect(before).toHaveLength(1);
  await setProfile({ email: 'victim@example.com' });
  const all = await exportData();
  expect(JSON.stringify(all.messages)).not.toContain('is placed');
  await setProfile({ email: '' });
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  expect(await listMessagesTo(shop, 'victim@example.com')).toEqual(before);
  await setProfile({ email: '' }, victim);
});

test('messages to a number before it changed hands belong to neither account', async () => {
  await createOrder(customer, [groceryLine(stock)]).then((uid) => cancelOrder(customer, uid));
  const mobileNo = `+917${customer.mobileNo.slice(4)}`;
  await setProfile({ mobile_no: mobileNo });
  await setProfile({ mobile_no: mobileNo, otp: await readLatestCode(shop, mobileNo) });
  shop.clock.advance(minutes(2));
  const heir = await createCustomer(shop, customer.mobileNo);
  const all = await exportData(heir);
  expect(JSON.stringify(all.messages)).not.toContain('is placed');
});

test('a change by staff that is recorded after a deletion is stored without personal values', async () => {
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  const auditId = await auditChange(customer.id, { name: 'Zubeida Khan' });
  const values = shop.app.db.selectFrom('staff.audit_personal').select('audit_id');
  expect(await values.where('audit_id', '=', auditId).execute()).toEqual([]);
});

test('a deletion does not reset the code limits of its number', async () => {
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  const again = shop.api()('POST /api/v1/auth/otp', {
    body: { mobile_number: customer.mobileNo },
  });
  expect(await expectRefusal(again)).toMatchObject({ status: 429 });
});

test('the code that created an account is erased with it', async () => {
  const mobileNo = `+918${customer.mobileNo.slice(4)}`;
  const { token } = await signInAgain(mobileNo);
  shop.clock.advance(minutes(2));
  const link = linkOf({ ...customer, mobileNo, token });
  await requestDeletionCode(link);
  await verify(await readLatestCode(shop, mobileNo), link);
  expect(await listMessagesTo(shop, mobileNo)).toEqual([]);
});

test('messages are purged after 90 days', async () => {
  await requestDeletionCode();
  const now = shop.clock.now().getTime();
  await purgeOldMessages(shop.app.db, new Date(now + days(89)));
  expect(await listMessagesTo(shop, customer.mobileNo)).toHaveLength(1);
  await purgeOldMessages(shop.app.db, new Date(now + days(91)));
  expect(await listMessagesTo(shop, customer.mobileNo)).toEqual([]);
});

test('the number can sign up again; the new account has no data of the old one', async () => {
  await createOrder(customer, [groceryLine(stock)]).then((uid) => cancelOrder(customer, uid));
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  shop.clock.advance(days(1));
  const mobile_number = customer.mobileNo;
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const newAccount = await shop.api()('POST /api/v1/auth/otp/validate', {
    body: { mobile_number, otp },
  });
  expect(newAccount.user.uid).not.toBe(customer.uid);
  const api = shop.api({ authorization: `Bearer ${newAccount.access_token}` });
  const orders = await api('GET /api/v1/orders/user/{uid}/', {
    params: { uid: newAccount.user.uid },
  });
  expect(orders.total).toBe(0);
});

test('an order placed during a deletion is either complete before it or refused', async () => {
  await requestDeletionCode();
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
    const link = linkOf(one);
    await requestDeletionCode(link);
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
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  const after = await listSessionsEndedSince(shop.app.db, new Date(0));
  expect(after.length).toBe(before.length + 1);
});

test.each([
  `cart.lines (customer_id, item_id, type, quantity) values ($1, 1, 'STOCK', 1)`,
  `catalogue.waiting (customer_id, item_id, type, created_at, was_out) values ($1, 1, 'STOCK', now(), true)`,
  `pricing.estimates (id, customer_id, is_same, pincode, created_at, expires_at, quote)
    values (gen_random_uuid(), $1, true, '', now(), now(), '{}')`,
  `payments.attempts (customer_id, purpose, receipt, amount_paise, created_at, ask_at)
    values ($1, 'WALLET', 'late', 100, now(), now())`,
  `complaints.tickets (customer_id, ticket_no, order_uid, reason, details, severity, source, created_at)
    values ($1, 'late', gen_random_uuid(), '', 'late', 'MEDIUM', 'WEB', now())`,
  `back_office.notes (uid, customer_id, member_id, text, written_at)
    values (gen_random_uuid(), $1, 1, 'late', now())`,
])('no data is written for a deleted account: %s', async (row) => {
  await requestDeletionCode();
  await verify(await readLatestCode(shop, customer.mobileNo));
  const late = sql.raw(`insert into ${row.replace('$1', String(customer.id))}`);
  await expect(late.execute(shop.app.db)).rejects.toThrow('is deleted');
});

test('the export contains all data of a customer in one response, without codes', async () => {
  await setProfile({ full_name: 'Asha Das', email: 'asha@example.com' });
  await customer.api('POST /api/v1/notifications/push', { body: herBrowser });
  const uid = await createOrder(customer, [groceryLine(stock)], { deliver_to: 'Grandmother' });
  await deliver(uid);
  await rechargeWallet(shop, customer, 75);
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: customer.mobileNo } });
  const code = await readLatestCode(shop, customer.mobileNo);
  const all = await exportData();
  expect(all).toMatchObject({
    profile: { full_name: 'Asha Das', email: 'asha@example.com', mobile_no: customer.mobileNo },
    orders: [
      { uid, deliver_to: 'Grandmother', items: [{ quantity: 1 }], papers: [{ kind: 'INVOICE' }] },
    ],
    told_in_browsers: [{ endpoint: herBrowser.endpoint }],
    wallet: { transactions: [{ amount: 75 }] },
    cart: [],
  });
  expect(JSON.stringify(all.messages)).toContain('is placed');
  expect(JSON.stringify(all)).not.toContain(`${code} is your`);
});

test('a changed e-mail is sent no codes for 72 hours: the number is, and is notified of the change', async () => {
  shop.clock.advance(days(2));
  const { mobileNo } = customer;
  const { token } = await signInAgain(mobileNo);
  const api = shop.api({ authorization: `Bearer ${token}` });
  const form = { email: 'thief@example.com' };
  await confirmSessions(shop, customer);
  await api('PUT /api/v1/users/{uid}', { params: { uid: customer.uid }, form });
  const [notification] = await listMessagesTo(shop, mobileNo);
  expect(notification?.body).toContain('e-mail address of your account was changed');
  shop.clock.advance(minutes(2));
  expect(await requestDeletionCode(linkOf(customer, { token }))).toMatchObject({ channel: 'sms' });
  expect(await listMessagesTo(shop, 'thief@example.com')).toEqual([]);
  shop.clock.advance(days(3));
  const { token: later } = await signInAgain(mobileNo);
  shop.clock.advance(minutes(2));
  expect(await requestDeletionCode(linkOf(customer, { token: later }))).toMatchObject({
    channel: 'email',
  });
});
