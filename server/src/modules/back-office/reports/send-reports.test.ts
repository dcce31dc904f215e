import { randomUUID } from 'node:crypto';
import { addTime, days } from '@sabuja/kit';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  refusalCode,
  settleAll,
  transitionAsStaff,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/index.ts';
import { findStockMessageMinute, saveSetting } from '../../content/index.ts';
import { createNotifications } from '../../notifications/index.ts';
import { summarizeCustomers } from '../figures/summarize-customers.ts';
import { summarizeDays } from '../figures/summarize-days.ts';
import { sendReports } from './send-reports.ts';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');
const accounts = useMember(shop, 'accounts');
const picker = useMember(shop, 'picker');

/** The job, as each server runs it. */
const run = (readShopName: (tx: Tx) => Promise<string> = async () => 'Sabuja') =>
  sendReports({
    ...{ db: shop.app.db, clock: shop.clock, origin: () => 'https://shop.example', readShopName },
    enqueueMessage: createNotifications({
      ...{ db: shop.app.db, clock: shop.clock, sms: {} as never, email: undefined },
      ...{ readShopName: async () => 'Sabuja', origin: () => 'https://shop.example' },
    }).enqueueMessage,
    findStandardMinute: findStockMessageMinute,
  });
type Member = { email: string };
const sentTo = async ({ email }: Member, subject: string) =>
  (await listMessagesTo(shop, email)).filter((message) => message.subject === subject);
const summarize = () => summarizeDays(shop.app.db, shop.clock.now());
const summarizeWallets = () => summarizeCustomers(shop.app.db, shop.clock.now());
const subscribe = (
  member: typeof manager,
  report: 'sales' | 'gst' | 'service' | 'wallets' | 'cash' | 'stock',
  frequency: 'daily' | 'weekly' | 'monthly',
  time = '07:30',
) =>
  member.api('PUT /api/v1/staff/reports/{report}/{frequency}', {
    params: { report, frequency },
    body: { time },
  });
const remove = () => sql`update catalogue.stocks set inactive = true`.execute(shop.app.db);

/** Sets the clock and extends the sessions of staff. */
async function setTime(time: string): Promise<void> {
  shop.clock.set(time);
  const now = shop.clock.now();
  await shop.app.db
    .updateTable('staff.sessions')
    .set({ last_used_at: now, expires_at: addTime(now, days(1)) })
    .execute();
}
const nextDay = () => setTime(addTime(shop.clock.now(), days(1)).toISOString());

beforeEach(async () => {
  await sql`delete from back_office.report_subscriptions`.execute(shop.app.db);
});

test('S10.183 the time of the stock message is a setting, 06:30 until somebody changes it', async () => {
  const change = (STOCK_MESSAGE_TIME: string) =>
    manager.api('PATCH /api/v1/staff/settings', { body: { STOCK_MESSAGE_TIME } });
  const { problem } = await expectRefusal(change('24:30'));
  expect(problem.message).toContain('such as 06:30');
  const timeOf = ({ results }: Awaited<ReturnType<typeof change>>) =>
    results.find(({ key }) => key === 'STOCK_MESSAGE_TIME')?.value;
  expect(timeOf(await manager.api('GET /api/v1/staff/settings'))).toBe('06:30');
  expect(timeOf(await change('07:15'))).toBe('07:15');
  expect(await findStockMessageMinute(shop.app.db)).toBe(435);
});

const STOCK = 'The stock of Sabuja this morning';

test('S10.183 S10.255 what is sold out, low or expires soon is sent once a day to those who may change stock, however many servers run', async () => {
  await setTime('2026-11-22T02:00:00Z');
  await remove();
  await createStock(shop, category, { quantity: 0, name: 'Okra' });
  await createStock(shop, category, { quantity: 3, name: 'Papaya' });
  await createStock(shop, category, { quantity: 90, name: 'Honey' });
  const paneer = await createStock(shop, category, { quantity: 0, name: 'Paneer' });
  const lines = [{ stock_id: paneer, quantity: 40, batch: 'P-1', expires_on: '2026-11-24' }];
  await manager.api('POST /api/v1/staff/stock/supplies', {
    body: { action_id: randomUUID(), supplier: 'Farm', lines },
  });
  await Promise.all([run(), run(), run()]);
  await run();
  const [message, ...others] = await sentTo(manager, STOCK);
  expect(others).toEqual([]);
  expect(message?.body).toContain('Sold out (1):\n- Okra');
  expect(message?.body).toContain('Low (1):\n- Papaya');
  expect(message?.body).toMatch(
    /Expires soon or has expired \(1\):\n- .*24.*Paneer.* · P-1 · × 40/,
  );
  expect(message?.body).not.toContain('Honey');
  expect(message?.body).toContain('https://shop.example/console/stock');
  expect(await listMessagesTo(shop, picker.email)).toEqual([]);
});

test('S10.183 S10.258 it is in the language of its reader, at the time of the setting, and not sent when there is nothing to say', async () => {
  await sql`update staff.members set language = 'or' where id = ${manager.id}`.execute(shop.app.db);
  await sql`update catalogue.batch_units set units_left = 0`.execute(shop.app.db);
  await remove();
  const sent = async () =>
    (await listMessagesTo(shop, manager.email)).filter(({ body }) => body.includes('ବାଇଗଣ'));
  await setTime('2026-11-24T05:00:00Z');
  await run();
  await createStock(shop, category, { quantity: 0, name: 'ବାଇଗଣ' });
  await run();
  expect(await sent()).toEqual([]);
  await saveSetting(shop.app.db, 'STOCK_MESSAGE_TIME', '07:30');
  await setTime('2026-11-25T01:40:00Z');
  await run();
  expect(await sent()).toEqual([]);
  await setTime('2026-11-25T02:00:00Z');
  await run();
  const [message, ...others] = await sent();
  expect(others).toEqual([]);
  expect(message?.body).toContain('ସରିଯାଇଛି (1):\n- ବାଇଗଣ');
  await sql`update staff.members set language = null where id = ${manager.id}`.execute(shop.app.db);
});

test('S10.258 of a long list the first lines are sent and all are counted', async () => {
  await remove();
  for (let i = 0; i < 33; i += 1)
    await createStock(shop, category, { quantity: 0, name: `Scarce ${i}` });
  await setTime('2026-11-26T02:00:00Z');
  await run();
  const [message] = (await sentTo(manager, STOCK)).filter(({ body }) => body.includes('Scarce'));
  expect(message?.body).toContain('Sold out (33):');
  expect(message?.body.match(/- Scarce/g)).toHaveLength(30);
  expect(message?.body).toContain('- …');
});

test('S10.258 who stops it, or on whose day a server of the version before has sent it, gets no stock message', async () => {
  await manager.api('DELETE /api/v1/staff/reports/{report}/{frequency}', {
    params: { report: 'stock', frequency: 'daily' },
  });
  const before = (await sentTo(manager, STOCK)).length;
  await setTime('2026-11-27T02:00:00Z');
  await run();
  await subscribe(manager, 'stock', 'daily', '07:00');
  await sql`insert into catalogue.stock_messages (day, sent_at) values ('2026-11-28', now())`.execute(
    shop.app.db,
  );
  await setTime('2026-11-28T02:00:00Z');
  await run();
  expect(await sentTo(manager, STOCK)).toHaveLength(before);
  await setTime('2026-11-29T02:00:00Z');
  await run();
  expect(await sentTo(manager, STOCK)).toHaveLength(before + 1);
});

const SALES = 'Sales of Sabuja';

test('S10.255 S10.256 sales of the day before are sent once to each who asked, with the figures of the page and a link to it', async () => {
  await setTime('2026-12-01T05:00:00Z');
  const id = await createStock(shop, category, { quantity: 90, name: 'Carrot', cost: 50 });
  const uid = await createOrder(await createCustomer(shop), [groceryLine(id, 4)], {
    delivery_date: '2026-12-02',
  });
  for (const to of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY'] as const)
    await transitionAsStaff(shop, uid, to);
  await subscribe(manager, 'sales', 'daily');
  await subscribe(accounts, 'sales', 'daily');
  await setTime('2026-12-02T02:05:00Z');
  await summarize();
  await Promise.all([run(), run(), run()]);
  await run();
  const period = { from: '2026-12-01', to: '2026-12-01' };
  const figures = await accounts.api('GET /api/v1/staff/figures/sales', { query: period });
  expect(figures.total.orders).toBe(1);
  for (const member of [manager, accounts]) {
    const [message, ...others] = await sentTo(member, SALES);
    expect(others).toEqual([]);
    expect(message?.body).toContain(`Sales: ₹${figures.total.sales.toFixed(2)}\n`);
    expect(message?.body).toContain('Sold most:\n- Carrot');
    expect(message?.body).toContain(
      'https://shop.example/console/figures?view=sales&from=2026-12-01&to=2026-12-01',
    );
    expect(message?.body).toContain('https://shop.example/console/account');
  }
  const { rows } = await sql<{ role: string; after: object }>`
    select role, after from staff.audit where action = 'report.send' and subject_id = 'sales'
    order by role`.execute(shop.app.db);
  expect(rows).toEqual(
    ['accounts', 'manager'].map((role) => ({
      role,
      after: { frequency: 'daily', from: '2026-12-01', to: '2026-12-01', rows: 2 },
    })),
  );
});

test('S10.256 a week is Monday to Sunday, a month ends with its last day, and a day is sent once its figures are final', async () => {
  // A Friday.
  await setTime('2026-12-04T05:00:00Z');
  await summarizeWallets();
  await subscribe(manager, 'service', 'weekly', '00:10');
  await subscribe(manager, 'gst', 'monthly');
  await subscribe(manager, 'wallets', 'weekly');
  await subscribe(manager, 'cash', 'weekly');
  await run();
  // Monday, 00:20 in India: Sunday is not final.
  await setTime('2026-12-06T18:50:00Z');
  await summarize();
  await run();
  const SERVICE = 'How Sabuja delivered';
  expect(await sentTo(manager, SERVICE)).toEqual([]);
  await setTime('2026-12-07T03:00:00Z');
  await summarize();
  await summarizeWallets();
  await run();
  const [service] = await sentTo(manager, SERVICE);
  expect(service?.body).toContain('view=service&from=2026-11-30&to=2026-12-06');
  expect(service?.body).toContain('30 Nov 2026 to 6 Dec 2026:');
  expect(service?.body).toContain('Orders placed: 1\n');
  const [cash] = await sentTo(manager, 'Cash of Sabuja');
  expect(cash?.body).toContain('With riders now: ₹0.00');
  expect(await sentTo(manager, 'Wallets of Sabuja')).toHaveLength(1);
  expect(await sentTo(manager, 'GST of Sabuja')).toEqual([]);
  // The servers did not run on the 1st.
  await setTime('2027-01-03T05:00:00Z');
  await summarize();
  await run();
  const [gst] = await sentTo(manager, 'GST of Sabuja');
  expect(gst?.body).toContain('view=gst&from=2026-12-01&to=2026-12-31');
});

test('S10.255 a report that is due minutes before midnight is sent, once', async () => {
  await setTime('2027-01-10T05:00:00Z');
  await subscribe(accounts, 'cash', 'daily', '23:58');
  const CASH = 'Cash of Sabuja';
  const count = async () => (await sentTo(accounts, CASH)).length;
  // 23:55 and 00:00 in India.
  await setTime('2027-01-10T18:25:00Z');
  await run();
  expect(await count()).toBe(0);
  await setTime('2027-01-10T18:30:00Z');
  await run();
  const [message] = await sentTo(accounts, CASH);
  expect(message?.body).toContain('9 Jan 2027:');
  await setTime('2027-01-11T05:00:00Z');
  await run();
  expect(await count()).toBe(1);
});

test('S10.257 who lost the right or was shut out gets nothing more, and cannot subscribe', async () => {
  const lost = await createMember(shop, 'manager');
  const shutOut = await createMember(shop, 'accounts');
  for (const member of [lost, shutOut]) await subscribe(member as never, 'sales', 'daily');
  const { db } = shop.app;
  await sql`update staff.members set role = 'support' where id = ${lost.id}`.execute(db);
  await sql`update staff.members set shut_out_at = now() where id = ${shutOut.id}`.execute(db);
  await nextDay();
  await summarize();
  await run();
  for (const member of [lost, shutOut]) expect(await sentTo(member, SALES)).toEqual([]);
  const list = await lost.api('GET /api/v1/staff/reports');
  expect(list).toEqual({ results: [], available: [] });
  const { problem } = await expectRefusal(subscribe(lost as never, 'gst', 'monthly'));
  expect(problem.code).toBe('NO_REPORT');
});

test('S10.257 a run that fails is tried again, and stops no other report', async () => {
  await subscribe(manager, 'sales', 'daily', '09:00');
  await subscribe(accounts, 'sales', 'daily', '09:00');
  await nextDay();
  await summarize();
  const count = async () => {
    const { rows } = await sql<{ member_id: number }>`
      select member_id from back_office.report_messages
      where report = 'sales' and settled_at = ${shop.clock.now()}`.execute(shop.app.db);
    return rows.length;
  };
  let calls = 0;
  const failsAtFirst = async () => {
    calls += 1;
    if (calls === 1) throw new Error('the database is unavailable');
    return 'Sabuja';
  };
  await remove();
  await expect(run(failsAtFirst)).rejects.toThrow(AggregateError);
  expect(await count()).toBe(1);
  await run();
  await run();
  expect(await count()).toBe(2);
});

test('S10.255 subscriptions are listed, moved to another time and stopped, by the member alone, and audited', async () => {
  await subscribe(accounts, 'gst', 'monthly', '08:00');
  const moved = await subscribe(accounts, 'gst', 'monthly', '09:45');
  expect(moved.results).toEqual([{ report: 'gst', frequency: 'monthly', time: '09:45' }]);
  expect(moved.available).toEqual(['sales', 'service', 'wallets', 'cash', 'gst']);
  const { problem } = await expectRefusal(subscribe(accounts, 'gst', 'monthly', '25:00'));
  expect(problem.message).toBe('Please choose a time, such as 07:30.');
  const params = { report: 'gst', frequency: 'monthly' } as const;
  const others = await manager.api('GET /api/v1/staff/reports');
  expect(others.results.map(({ report }) => report)).toEqual(['stock']);
  const stopped = await accounts.api('DELETE /api/v1/staff/reports/{report}/{frequency}', {
    params,
  });
  expect(stopped.results).toEqual([]);
  const { rows } = await sql<{ action: string; after: object }>`
    select action, after from staff.audit where subject = 'report' and member_id = ${accounts.id}
      and action <> 'report.send' order by id desc limit 2`.execute(shop.app.db);
  expect(rows).toEqual([
    { action: 'report.unsubscribe', after: { frequency: 'monthly' } },
    { action: 'report.subscribe', after: { frequency: 'monthly', time: '09:45' } },
  ]);
});

const sendNow = (
  member: typeof manager,
  report: 'sales' | 'gst' | 'stock' | 'cash' | 'wallets',
  frequency: 'daily' | 'weekly' | 'monthly' = 'daily',
) =>
  member.api('POST /api/v1/staff/reports/{report}/{frequency}/send', {
    params: { report, frequency },
  });

test('S10.309 a report is sent at once to who asks for it, in the audit log, and the regular one goes on', async () => {
  await setTime('2027-03-02T06:00:00Z');
  await summarize();
  await subscribe(accounts, 'sales', 'daily', '12:00');
  const count = async () => (await listMessagesTo(shop, accounts.email)).length;
  const before = await count();
  expect(await sendNow(accounts, 'sales')).toEqual({ sent: true, to: accounts.email });
  const bodies = (await listMessagesTo(shop, accounts.email)).map(({ body }) => body);
  expect(await count()).toBe(before + 1);
  expect(bodies.filter((body) => body.includes('You asked for this one.'))).toHaveLength(1);
  const { results } = await accounts.api('GET /api/v1/staff/audit', {
    query: { action: 'report.send' },
  });
  expect(results[0]).toMatchObject({
    subject_id: 'sales',
    after: { frequency: 'daily', from: '2027-03-01', to: '2027-03-01', requested: true },
  });
  // The regular report of the day is still due.
  await setTime('2027-03-02T07:00:00Z');
  await run();
  expect(await count()).toBe(before + 2);
  expect(await refusalCode(sendNow(picker, 'sales'))).toBe('NO_REPORT');
});

test('S10.309 nobody has more than six reports an hour sent, however many are asked for at once', async () => {
  await setTime('2027-03-03T06:00:00Z');
  await summarize();
  const many = await settleAll(Array.from({ length: 9 }, () => sendNow(manager, 'sales')));
  expect(many.fulfilled).toBe(6);
  expect(await refusalCode(sendNow(manager, 'cash'))).toBe('TOO_MANY_REPORTS');
  await setTime('2027-03-03T07:00:01Z');
  expect((await sendNow(manager, 'sales')).sent).toBe(true);
});

test('S10.256 S10.309 a report of the wallets waits until their balances of its last day are final', async () => {
  await setTime('2027-03-03T18:00:00Z');
  await subscribe(accounts, 'wallets', 'daily', '00:30');
  const WALLETS = 'Wallets of Sabuja';
  const count = async () => (await sentTo(accounts, WALLETS)).length;
  // 23:47 in India: wallets may change for another 13 minutes.
  await setTime('2027-03-03T18:17:00Z');
  await summarizeWallets();
  // 00:17: the next day is summed, too, before this one is final.
  await setTime('2027-03-03T18:47:00Z');
  await summarizeWallets();
  await setTime('2027-03-03T20:00:00Z');
  await summarize();
  await run();
  expect(await count()).toBe(0);
  expect(await refusalCode(sendNow(accounts, 'wallets'))).toBe('NOT_SUMMED');
  await summarizeWallets();
  await run();
  expect(await count()).toBe(1);
  expect((await sendNow(accounts, 'wallets')).sent).toBe(true);
});

test('S10.309 a report of days that are not summed for good is not sent, and one with nothing to say says so', async () => {
  await setTime('2027-03-04T20:00:00Z');
  expect(await refusalCode(sendNow(manager, 'sales'))).toBe('NOT_SUMMED');
  await remove();
  expect(await sendNow(manager, 'stock')).toEqual({ sent: false, to: manager.email });
});

test('S10.458 a monthly stock report names what expires soon on the day it is sent', async () => {
  await remove();
  const cheese = await createStock(shop, category, { quantity: 0, name: 'Cheese' });
  const supply = (batch: string, expires_on: string) =>
    manager.api('POST /api/v1/staff/stock/supplies', {
      body: {
        ...{ action_id: randomUUID(), supplier: 'Farm' },
        lines: [{ stock_id: cheese, quantity: 40, batch, expires_on }],
      },
    });
  await setTime('2027-03-20T05:00:00Z');
  await supply('C-1', '2027-03-22');
  const before = (await sentTo(manager, STOCK)).length;
  expect((await sendNow(manager, 'stock', 'monthly')).sent).toBe(true);
  await subscribe(manager, 'stock', 'monthly', '06:30');
  // The servers did not run on the first days of April.
  await setTime('2027-04-03T05:00:00Z');
  await supply('C-2', '2027-04-10');
  await manager.api('DELETE /api/v1/staff/reports/{report}/{frequency}', {
    params: { report: 'stock', frequency: 'daily' },
  });
  await run();
  const bodies = (await sentTo(manager, STOCK)).map(({ body }) => body);
  expect(bodies).toHaveLength(before + 2);
  expect(bodies.filter((body) => body.includes(' · C-1 · '))).toHaveLength(2);
  expect(bodies.filter((body) => body.includes(' · C-2 · '))).toHaveLength(1);
});
