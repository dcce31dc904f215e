import { randomUUID } from 'node:crypto';
import { StartProblem, seconds } from '@sabuja/kit';
import {
  buildOrder,
  createCustomer,
  createStock,
  type DatabaseProxy,
  eventually,
  groceryLine,
  hasPgBouncer,
  openPgBouncer,
  openRecordingProxy,
  readLatestCode,
  rechargeWallet,
  sendOrder,
  type TestShop,
  transitionAsStaff,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { saveSetting } from '../../modules/content/index.ts';
import { connect, preparePooler, withAdminConnection } from './index.ts';

const { shop, category } = useSellableShop();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

/** Opens a server on the shop's database that connects through `between`, the simulated pooler. */
async function openServerBehind({
  url,
}: DatabaseProxy): Promise<{ server: TestShop; address: string }> {
  const server = await shop.openSecondServer({
    DATABASE_POOLER: '1',
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: shop.databaseUrl,
    PAYMENT_SANDBOX: '1',
    DEV_OUTBOX: '1',
  });
  opened.push(server);
  return { server, address: await server.app.listen() };
}

/** Signs in a customer by a code that a job has sent, pays from the wallet, and receives the change of the order. */
async function shopAt(
  { server, address }: Awaited<ReturnType<typeof openServerBehind>>,
  mobileNo: string,
): Promise<void> {
  await server.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobileNo } });
  const sent = server.app.db
    .selectFrom('notifications.outbox')
    .select('state')
    .where('recipient', '=', mobileNo);
  await eventually(async () => (await sent.execute()).map(({ state }) => state)).toEqual(['local']);
  const otp = await readLatestCode(server, mobileNo);
  await server.api()('POST /api/v1/auth/otp/validate', {
    body: { mobile_number: mobileNo, otp },
  });
  const customer = await createCustomer(server, mobileNo);
  await saveSetting(server.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
  await rechargeWallet(server, customer, 500);
  const lines = [groceryLine(await createStock(server, category), 2)];
  const { data } = await sendOrder(customer, buildOrder(lines, { payment_method: 'WALLET' }));
  const [uid = ''] = data;
  const order = await customer.api('GET /api/v1/orders/{orderId}/', { params: { orderId: uid } });
  expect(order.o_status).toBe('PLACED');
  const events = await fetch(`${address}/api/v1/orders/${uid}/events`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  for (let text = ''; text.split('event: changed').length < 3; ) {
    text += (await reader?.read())?.value ?? expect.fail('the stream ended');
  }
  await reader?.cancel();
}

const sessionStatement =
  /^\s*(set(?! local)|reset|listen|unlisten|prepare|deallocate|discard|create temp)|pg_advisory_lock|set_config\([^)]*false\)/i;

test('behind a pooler nothing of a session is sent: no names, settings, locks or listening', async () => {
  const between = await openRecordingProxy(shop.databaseUrl);
  opened.push(between);
  const server = await openServerBehind(between);
  const { sent } = between;
  // At its start the server tests once whether the pooler tracks names.
  const [probe] = sent.prepared.splice(0).filter(({ name }) => name !== '');
  expect(sent.plain.splice(0).filter((text) => sessionStatement.test(text))).toEqual([
    `deallocate ${probe?.name}`,
  ]);
  await shopAt(server, '+919300000001');
  expect(sent.prepared.length).toBeGreaterThan(30);
  expect(sent.prepared.filter(({ name }) => name !== '')).toEqual([]);
  const texts = [...sent.plain, ...sent.prepared.map(({ text }) => text)];
  expect(texts.filter((text) => sessionStatement.test(text))).toEqual([]);
  expect([...sent.startup].sort()).toEqual([
    'application_name',
    'client_encoding',
    'database',
    'user',
  ]);
});

test.for([
  ['without a pooler', undefined, true, true],
  ['behind a pooler that tracks names', { tracksStatements: true }, true, false],
  ['behind another', { tracksStatements: false }, false, false],
] as const)(
  '%s statements are named by their text where they may be, and sessions are set up where they persist',
  async ([, pooler, isNamed, isSetUp]) => {
    const between = await openRecordingProxy(shop.databaseUrl);
    opened.push(between);
    const { db, close } = connect(between.url, 1, 'request', pooler);
    opened.push({ close });
    await sql`select ${1}::int as n`.execute(db);
    await sql`select ${2}::int as n`.execute(db);
    const { prepared } = between.sent;
    expect(prepared.some(({ text }) => text.includes('statement_timeout'))).toBe(isSetUp);
    const names = prepared.flatMap(({ name, text }) => (/as n/.test(text) ? [name] : []));
    // Servers that share sessions must use the same name for the same statement.
    expect(names).toEqual(isNamed ? ['s_Dam-Lr61JKh-RNtTyYX3xz'] : ['', '']);
  },
);

test('statements are named up to a number of each pool, whatever others have used', async () => {
  const between = await openRecordingProxy(shop.databaseUrl);
  opened.push(between);
  const open = () => {
    const pool = connect(between.url, 1, 'request');
    opened.push({ close: pool.close });
    return pool;
  };
  const [full, other] = [open(), open()];
  for (let n = 0; n <= 500; n++) await sql`select ${n}::int as ${sql.id(`n${n}`)}`.execute(full.db);
  await sql`select ${1}::int as later`.execute(full.db);
  await sql`select ${1}::int as later`.execute(other.db);
  const later = between.sent.prepared.filter(({ text }) => /as later/.test(text));
  expect(later.map(({ name }) => name)).toEqual(['', expect.stringMatching(/^s_.{22}$/)]);
});

describe('the role of requests', () => {
  const options = (role: string, password: string) => {
    const url = Object.assign(new URL(shop.databaseUrl), { username: role, password });
    return { role, url: url.href };
  };

  test('gets time zone and limits in this database, once, also by servers that start at once', async () => {
    const between = await openRecordingProxy(shop.databaseUrl);
    opened.push(between);
    const warnings: string[] = [];
    const prepare = () =>
      preparePooler({
        url: between.url,
        directUrl: shop.databaseUrl,
        warn: (message) => warnings.push(message),
      });
    const prepared = await Promise.all([prepare(), prepare(), prepare()]);
    expect(prepared.map(({ pooler }) => pooler)).toEqual(
      Array(3).fill({ tracksStatements: false }),
    );
    expect(warnings).toEqual([]);
  });

  test('that nobody may change is named with what its owner must run', async () => {
    const { url } = options(`nobody_${randomUUID()}`, 'x');
    const between = await openRecordingProxy(url);
    opened.push(between);
    const prepare = preparePooler({ ...between, directUrl: shop.databaseUrl, warn: () => {} });
    await expect(prepare).rejects.toThrow(StartProblem);
    await expect(prepare).rejects.toThrow(
      /Let its owner run: alter role "nobody_.* set TimeZone to 'UTC'; .* lock_timeout/,
    );
  });

  test('is not limited where statements may take hours', async () => {
    const rows = await withAdminConnection(shop.databaseUrl, (connection) =>
      connection.query('show statement_timeout').then((result) => result.rows),
    );
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });
});

test('an address past the pooler that is the pooler’s is refused', async () => {
  const { databaseUrl: url } = shop;
  await expect(preparePooler({ url, directUrl: url, warn: () => {} })).rejects.toThrow(
    'DATABASE_DIRECT_URL names the pooler of DATABASE_URL',
  );
});

describe.skipIf(!hasPgBouncer)('behind PgBouncer, which is installed here', () => {
  test('two servers with many customers share four sessions', {
    timeout: seconds(60),
  }, async () => {
    const bouncer = await openPgBouncer(shop.databaseUrl, 4);
    opened.push(bouncer);
    const one = await openServerBehind(bouncer);
    const two = await openServerBehind(bouncer);
    const numbers = Array.from({ length: 12 }, (_, i) => `+9194000000${i + 10}`);
    await Promise.all(numbers.map((number, i) => shopAt(i % 2 ? one : two, number)));
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('TimeZone') as zone`.execute(
      two.server.app.db,
    );
    expect(rows).toEqual([{ statement: '4s', lock: '3s', zone: 'UTC' }]);
  });
});
