import { days, minutes } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  cancelOrder,
  changeNumber,
  changeProfile,
  createCustomer,
  createEstimate,
  createMember,
  createOrder,
  createRound,
  createStock,
  deleteAccount,
  deletionLinkOf,
  deliverOrder,
  expectRefusal,
  exportAccount,
  groceryLine,
  listMessagesTo,
  rechargeWallet,
  requestDeletionCode,
  signInByCode,
  startDelivery,
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

// A push service at a port on which nothing listens.
const { shop, category } = useSellableShop({ env: { PUSH_HOSTS: '127.0.0.1:9' } });
const customer = useCustomer(shop);
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category);
  await addReasons(shop.app.db, ['Something was missing']);
});
beforeEach(async () => {
  shop.clock.advance(minutes(2));
});

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

/** Dumps every text, JSON and byte column of every table, row by row, as one text. */
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

test('after a deletion no personal data of the customer is left in the database', async () => {
  const marks = [
    'Zubeida',
    'zubeida@example.com',
    'old-zubeida@example.com',
    'Nilachakra Lane',
    'her-browser',
  ];
  await customer.api('POST /api/v1/notifications/push', { body: herBrowser });
  await changeProfile(shop, customer, {
    full_name: 'Zubeida Khan',
    email: 'old-zubeida@example.com',
  });
  const first = await createOrder(customer, [groceryLine(stock)], {
    customer_address: 'Nilachakra Lane',
  });
  await cancelOrder(customer, first);
  expect(await listMessagesTo(shop, 'old-zubeida@example.com')).not.toEqual([]);
  await changeProfile(shop, customer, { email: 'zubeida@example.com' });
  const oldNumber = customer.mobileNo;
  const mobileNo = `+916${oldNumber.slice(4)}`;
  await changeNumber(shop, customer, mobileNo);
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
  await deliverOrder(shop, delivered);
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
  const link = deletionLinkOf({ ...customer, mobileNo }, { give_up_balance: 100 });
  const before = await dumpDatabase();
  for (const mark of [...marks, oldNumber, mobileNo]) expect(before).toContain(mark);
  await deleteAccount(shop, link);
  const after = await dumpDatabase();
  for (const mark of [...marks, oldNumber.slice(3), mobileNo.slice(3)]) {
    expect(after.split('\n').filter((row) => row.includes(mark))).toEqual([]);
  }
  // The audit row of the staff's change remains without her values; after sealing, the chain is intact.
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

test('S10.428 the reasons that staff and riders gave for an order are erased with the account', async () => {
  const manager = await createMember(shop, 'manager');
  const rider = await createMember(shop, 'rider');
  const reason = (what: string) => `Zubeida ${what}`;
  const placed = () => createOrder(customer, [groceryLine(stock)]);
  const cancelled = await placed();
  const { results: slots } = await manager.api('GET /api/v1/staff/slots', {
    query: { date: '2026-12-01' },
  });
  await manager.api('POST /api/v1/staff/orders/{uid}/reschedule', {
    params: { uid: cancelled },
    body: {
      delivery_date: '2026-12-01',
      slot_id: slots.find(({ department }) => department === 'GROCERY')?.slot_id ?? 0,
      reason: reason('is away'),
    },
  });
  const move = (to: 'CONFIRMED' | 'CANCELLED', why: string) =>
    manager.api('POST /api/v1/staff/orders/{uid}/move', {
      params: { uid: cancelled },
      body: { to, reason: reason(why) },
    });
  await move('CONFIRMED', 'called');
  await move('CANCELLED', 'wants nothing');
  const delivered = await placed();
  await transitionAsStaff(shop, delivered, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [delivered]);
  await startDelivery(rider, delivered);
  const refused = rider.api('POST /api/v1/staff/deliveries/{uid}/slot', {
    params: { uid: delivered },
    body: { delivery_date: '2026-11-25', slot_id: 9999, reason: reason('was out') },
  });
  expect((await expectRefusal(refused)).problem.code).toBe('NO_SLOT');
  await rider.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid: delivered },
    body: { status: 'ATTEMPTED', reason: reason('came home') },
  });
  await transitionAsStaff(shop, delivered, 'DELIVERED');

  const audited = async () => {
    const { results } = await manager.api('GET /api/v1/staff/audit', {
      query: { subject: 'order', limit: 50 },
    });
    return results
      .filter(({ subject_id }) => [cancelled, delivered].includes(subject_id))
      .flatMap(({ action, personal }) => (personal === null ? [] : [[action, personal]]));
  };
  expect(await audited()).toEqual([
    ['order.undo', { reason: reason('came home') }],
    ['order.request_slot', { reason: reason('was out') }],
    ['order.move', { reason: reason('was out') }],
    ['order.move', { reason: reason('wants nothing') }],
    ['order.move', { reason: reason('called') }],
    ['order.reschedule', { reason: reason('is away') }],
  ]);
  shop.clock.advance(minutes(2));
  await deleteAccount(shop, deletionLinkOf(customer));
  expect(await audited()).toEqual([]);
  const left = (await dumpDatabase()).split('\n').filter((row) => row.includes('Zubeida'));
  expect(left).toEqual([]);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test("another customer's e-mail gives no access to their messages, and a deletion does not erase them", async () => {
  const victim = await createCustomer(shop);
  await changeProfile(shop, victim, { email: 'victim@example.com' });
  await createOrder(victim, [groceryLine(stock)]);
  const before = await listMessagesTo(shop, 'victim@example.com');
  expect(before).toHaveLength(1);
  await changeProfile(shop, customer, { email: 'victim@example.com' });
  const all = await exportAccount(shop, customer);
  expect(JSON.stringify(all.messages)).not.toContain('is placed');
  await changeProfile(shop, customer, { email: '' });
  await deleteAccount(shop, deletionLinkOf(customer));
  expect(await listMessagesTo(shop, 'victim@example.com')).toEqual(before);
  await changeProfile(shop, victim, { email: '' });
});

test('a change by staff that is recorded after a deletion is stored without personal values', async () => {
  await deleteAccount(shop, deletionLinkOf(customer));
  const auditId = await auditChange(customer.id, { name: 'Zubeida Khan' });
  const values = shop.app.db.selectFrom('staff.audit_personal').select('audit_id');
  expect(await values.where('audit_id', '=', auditId).execute()).toEqual([]);
});

test('a deletion does not reset the code limits of its number', async () => {
  await deleteAccount(shop, deletionLinkOf(customer));
  const again = shop.api()('POST /api/v1/auth/otp', {
    body: { mobile_number: customer.mobileNo },
  });
  expect(await expectRefusal(again)).toMatchObject({ status: 429 });
});

test('the code that created an account is erased with it', async () => {
  const mobileNo = `+918${customer.mobileNo.slice(4)}`;
  const { access_token: token } = await signInByCode(shop, mobileNo);
  shop.clock.advance(minutes(2));
  const link = deletionLinkOf({ mobileNo, token });
  await deleteAccount(shop, link);
  expect(await listMessagesTo(shop, mobileNo)).toEqual([]);
});

test('S10.384 that the customer was informed and agreed stays provable after a deletion', async () => {
  const mobileNo = `+917${customer.mobileNo.slice(4)}`;
  const { user, access_token: token } = await signInByCode(shop, mobileNo);
  const consents = () =>
    shop.app.db
      .selectFrom('identity.consents')
      .select(['notice_version', 'first_given_at', 'last_given_at'])
      .where('customer_id', '=', user.id)
      .execute();
  const given = await consents();
  expect(given).toHaveLength(1);
  shop.clock.advance(minutes(2));
  await deleteAccount(shop, deletionLinkOf({ mobileNo, token }));
  expect(await consents()).toEqual(given);
});

test('S10.76 messages are purged after 90 days', async () => {
  await requestDeletionCode(shop, deletionLinkOf(customer));
  const now = shop.clock.now().getTime();
  await purgeOldMessages(shop.app.db, new Date(now + days(89)));
  expect(await listMessagesTo(shop, customer.mobileNo)).toHaveLength(1);
  await purgeOldMessages(shop.app.db, new Date(now + days(91)));
  expect(await listMessagesTo(shop, customer.mobileNo)).toEqual([]);
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
  await deleteAccount(shop, deletionLinkOf(customer));
  const late = sql.raw(`insert into ${row.replace('$1', String(customer.id))}`);
  await expect(late.execute(shop.app.db)).rejects.toThrow('is deleted');
});
