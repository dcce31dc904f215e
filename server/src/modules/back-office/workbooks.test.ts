import { randomUUID } from 'node:crypto';
import { calls } from '@sabuja/contract';
import {
  createCoupon,
  createOrder,
  createStock,
  deliverOrder,
  groceryLine,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addReasons } from '../complaints/index.ts';

const { shop, category } = useSellableShop({ checksInvariants: false });
const customer = useCustomer(shop);
const owner = useMember(shop, 'owner');

const instant = '2026-11-21T20:00:00.000Z';
const inIndia = new Date('2026-11-22T01:30:00.000Z');

/** The lists that are downloaded as a file and whose rows have a time, with the values for their paths. */
const files = Object.entries(calls as unknown as Record<string, { media?: string }>)
  .filter(([, { media }]) => media === 'text/csv')
  .map(([name]) => name.replace('GET ', ''))
  // Their files have no times.
  .filter((path) => !/answer-templates|combos|day-closes|figures/.test(path))
  .filter((path) => {
    const list = (calls as unknown as Record<string, { response: unknown }>)[
      `GET ${path.replace(/\/csv$/, '')}`
    ];
    return JSON.stringify(list?.response ?? '').includes('date-time');
  });

async function recallBatch(): Promise<{ uid: string; recall_id: number }> {
  const stock = await createStock(shop, category, { quantity: 0 });
  await owner.api('POST /api/v1/staff/stock/supplies', {
    body: {
      ...{ action_id: randomUUID(), supplier: 'Maa Tarini Farm' },
      lines: [{ stock_id: stock, quantity: 5, batch: 'L1' }],
    },
  });
  const uid = await createOrder(customer, [groceryLine(stock)]);
  await deliverOrder(shop, uid);
  const batches = await owner.api('GET /api/v1/staff/stock/batches', { query: {} });
  const { id } = await owner.api('POST /api/v1/staff/recalls', {
    body: {
      ...{ action_id: randomUUID(), batch_id: batches.results[0]?.id ?? 0 },
      reason: 'Salmonella, the farm says',
    },
  });
  const params = { recall_id: id };
  await owner.api('POST /api/v1/staff/recalls/{recall_id}/notify', { params });
  return { uid, recall_id: id };
}

async function recordOthers(order_id: string): Promise<void> {
  const { db } = shop.app;
  await addReasons(db, ['Something was missing']);
  await customer.api('POST /api/v1/complaint/', {
    body: {
      ...{ user_uid: customer.uid, order_id, details: 'Soft', severity: 'MEDIUM', source: 'WEB' },
      actions: 'Something was missing',
    },
  });
  await owner.api('POST /api/v1/staff/customers/{uid}/privacy-requests', {
    params: { uid: customer.uid },
    body: {
      ...{ id: randomUUID(), kind: 'EXPORT', channel: 'PHONE', identity_proof: 'NONE' },
      ...{ received_on: '2026-11-21', note: '' },
    },
  });
  await createCoupon(owner, { from: instant });
  await owner.api('POST /api/v1/staff/notices', {
    body: { text: 'Closed on Sunday', translations: {}, from: instant, until: null },
  });
  await sql`insert into orders.cash_closings
    (member_id, expected_paise, counted_paise, closed_by, closed_at)
    values (${owner.id}, 100, 100, ${owner.id}, ${instant})`.execute(db);
  await sql`insert into orders.cash_deposits
    (uid, kind, deposited_on, amount_paise, slip, account, recorded_by, recorded_at)
    values (${randomUUID()}, 'BANK', '2026-11-21', 100, '1', 'SBI', ${owner.id}, ${instant})`.execute(
    db,
  );
  await sql`insert into payments.settlements (provider, id, settled_at)
    values ('razorpay', 'setl_1', ${instant})`.execute(db);
  await sql`insert into payments.settlement_lines (provider, entity_id, kind, currency, amount_paise,
      fee_paise, tax_paise, credit_paise, debit_paise, created_at, settlement_id, raw, stored_at)
    values ('razorpay', 'adj_1', 'adjustment', 'INR', 100, 0, 0, 100, 0, ${instant}, 'setl_1', '{}',
      ${instant})`.execute(db);
  await sql`insert into catalogue.imports (kind, dry_run, columns, actor, created_at)
    values ('stocks', true, '{sku}', '{"name":"Asha"}', ${instant})`.execute(db);
}

async function download(url: string) {
  const { rawPayload, body, statusCode } = await shop.app.http.inject({
    url,
    headers: owner.headers,
  });
  expect(statusCode, `${url} ${body.slice(0, 200)}`).toBe(200);
  return (await readXlsx(rawPayload)).sheets[0]?.rows ?? [];
}

test('S10.187 in the workbook of every list a time is a date in Indian time, never a text', async () => {
  const { uid, recall_id } = await recallBatch();
  await recordOthers(uid);
  expect(files.length).toBeGreaterThan(15);
  for (const path of files) {
    const url = path
      .replace('{recall_id}', String(recall_id))
      .replace('{provider}/{id}', 'razorpay/setl_1');
    const search = path.endsWith('/orders/csv') ? '&date=2026-11-24' : '';
    const [, ...rows] = await download(`${url}?format=xlsx${search}`);
    const cells = rows.flat();
    expect
      .soft(
        cells.filter((cell) => /T\d\d:\d\d:.*Z$/.test(String(cell))),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        cells.some((cell) => cell instanceof Date),
        path,
      )
      .toBe(true);
  }
  const [, closing] = await download('/api/v1/staff/cash-closings/csv?format=xlsx');
  expect(closing).toContainEqual(inIndia);
});
