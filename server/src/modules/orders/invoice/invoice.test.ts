import { randomUUID } from 'node:crypto';
import { istDate } from '@sabuja/kit';
import {
  createCustomer,
  createOrder,
  createPlan,
  createStock,
  deliverOrder,
  groceryLine,
  listOrderItems,
  readOrder,
  rechargeWallet,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { splitIntoRuns } from '../../../platform/pdf/fonts.ts';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.ts';
import { findOrderDocuments } from './find-documents.ts';
import { buildInvoice, documentTitle } from './invoice-lines.ts';
import { issueCreditNoteOver } from './issue-document.ts';
import { renderDocuments } from './render-documents.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

const dispatch = async (uid: string, server = shop) => {
  await transitionAsStaff(server, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
};
const download = (uid: string, token = customer.token) =>
  shop.app.http.inject({
    url: `/api/v1/orders/${uid}/invoice`,
    headers: { authorization: `Bearer ${token}` },
  });
/** For each document of an order, the names and quantities that it prints. */
async function printedLines(uid: string) {
  const found = await findOrderDocuments(shop.app.db, {}, uid);
  if (!found) return expect.fail('it has documents');
  const rows = vi.spyOn(PdfWriter.prototype, 'row');
  await renderDocuments(found);
  const texts = rows.mock.calls.map(([cells]) => cells.map(({ text }) => text));
  rows.mockRestore();
  const documents: [string, string][][] = [];
  for (const [name = '', hsn, quantity = '', ...others] of texts) {
    if (hsn === 'HSN') documents.push([]);
    else if (others.length > 3) documents.at(-1)?.push([name, quantity]);
  }
  return documents;
}
const serials = async (kind = 'INVOICE') => {
  const { rows } = await sql<{ serial: string }>`
    select serial from orders.invoices where kind = ${kind} order by serial`.execute(shop.app.db);
  return rows.map((row) => row.serial);
};

test('concurrent dispatches on two servers get consecutive invoice numbers, despite rolled-back ones', async () => {
  const second = await shop.openSecondServer();
  const id = await createStock(shop, category, { quantity: 100 });
  const uids = await Promise.all(
    Array.from({ length: 12 }, () => createOrder(customer, [groceryLine(id)])),
  );
  for (const uid of uids) {
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  }
  const fails = () =>
    shop.app.db.transaction().execute(async (tx) => {
      await sql`insert into orders.invoices (order_id, kind, issued_at, seller)
        select id, 'INVOICE', now(), '{}' from orders.orders where uid = ${uids[0]}`.execute(tx);
      throw new Error('simulated crash');
    });
  await Promise.allSettled([
    ...uids.flatMap((uid) =>
      [shop, second].map((at) => transitionAsStaff(at, uid, 'OUT_FOR_DELIVERY')),
    ),
    ...Array.from({ length: 6 }, fails),
  ]);
  await second.close();
  const expected = uids.map((_, n) => `INV/2627/${String(n + 1).padStart(7, '0')}`);
  expect(await serials()).toEqual(expected);
});

test('numbering restarts on 1 April IST; numbers cannot be chosen, changed or deleted', async () => {
  const issue = (at: string) =>
    sql`insert into orders.invoices (order_id, kind, issued_at, seller, number, serial)
      select id, 'INVOICE', ${at}::timestamptz, '{}', 77, 'MINE' from orders.orders
      where id = (select max(id) from orders.orders)`;
  const numberOf = async (at: string) => {
    await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    let serial: string | undefined;
    await shop.app.db
      .transaction()
      .execute(async (tx) => {
        await issue(at).execute(tx);
        const { rows } = await sql<{ serial: string }>`select serial from orders.invoices
          order by order_id desc limit 1`.execute(tx);
        serial = rows[0]?.serial;
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    return serial;
  };
  expect(await numberOf('2027-03-31T18:29:59Z')).toMatch(/^INV\/2627\//);
  expect(await numberOf('2027-03-31T18:30:00Z')).toBe('INV/2728/0000001');
  for (const change of [
    "update orders.invoices set serial = 'X'",
    'delete from orders.invoices',
    'truncate orders.invoices',
  ]) {
    await expect(sql.raw(change).execute(shop.app.db), change).rejects.toThrow('is a record');
  }
  const skip = 'update orders.invoice_series set last_number = last_number + 2';
  await expect(sql.raw(skip).execute(shop.app.db)).rejects.toThrow('one at a time');
});

test('an invoice exists once the order is out for delivery, for its owner only', async () => {
  const uid = await createOrder(customer, [
    groceryLine(await createStock(shop, category, { name: 'Ghee ଘିଅ' }), 2),
  ]);
  expect((await download(uid)).statusCode).toBe(404);
  expect((await readOrder(customer, uid)).invoice_no).toBeNull();
  await dispatch(uid);
  const invoice = await download(uid);
  expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(invoice.headers['content-disposition']).toContain(`Order ${uid.split('-')[0]}.pdf`);
  expect(invoice.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(invoice.rawPayload)).toBe(1);
  expect((await readOrder(customer, uid)).invoice_no).toMatch(/^INV\/2627\/\d{7}$/);
  expect((await download(uid, (await createCustomer(shop)).token)).statusCode).toBe(404);
  expect((await download(uid, 'nobody')).statusCode).toBe(401);
});

test('an order cancelled after dispatch gets a credit note after its invoice', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await dispatch(uid);
  await transitionAsStaff(shop, uid, 'CANCELLED');
  expect(await serials('CREDIT_NOTE')).toContain('CRN/2627/0000001');
  expect(pagesOf((await download(uid)).rawPayload)).toBe(2);
});

test('a second dispatch after an attempt issues no second invoice; cancelled in between, it is credited', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await dispatch(uid);
  const { invoice_no } = await readOrder(customer, uid);
  const before = await serials();
  await transitionAsStaff(
    shop,
    uid,
    'ATTEMPTED',
    'PACKED',
    'OUT_FOR_DELIVERY',
    'ATTEMPTED',
    'PACKED',
  );
  expect((await readOrder(customer, uid)).invoice_no).toBe(invoice_no);
  expect(await serials()).toEqual(before);
  const credited = (await serials('CREDIT_NOTE')).length;
  await transitionAsStaff(shop, uid, 'CANCELLED');
  expect(await serials('CREDIT_NOTE')).toHaveLength(credited + 1);
});

test('credit notes have serials of their own, sum to the invoice, and cannot exceed it', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await dispatch(uid);
  const { id, final_paise: total } = await shop.app.db
    .selectFrom('orders.orders')
    .select(['id', 'final_paise'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const credit = (amount: number) =>
    sql`insert into orders.invoices (order_id, kind, issued_at, seller, content)
      select order_id, 'CREDIT_NOTE', now(), seller, jsonb_build_object('lines', '[]'::jsonb, 'taxable', 0,
        'cgst', 0, 'sgst', 0, 'delivery', ${amount}::int, 'total', ${amount}::int)
      from orders.invoices where order_id = ${id} and kind = 'INVOICE'`.execute(shop.app.db);
  await credit(500);
  await expect(credit(total - 499)).rejects.toThrow('exceed its invoice');
  await transitionAsStaff(shop, uid, 'CANCELLED');
  const notes = await shop.app.db
    .selectFrom('orders.invoices')
    .select(['serial', 'content'])
    .where('order_id', '=', id)
    .where('kind', '=', 'CREDIT_NOTE')
    .orderBy('number')
    .execute();
  expect(notes.map((note) => note.content?.total)).toEqual([500, total - 500]);
  expect(new Set(notes.map((note) => note.serial)).size).toBe(2);
  expect(pagesOf((await download(uid)).rawPayload)).toBe(3);
});

test('S10.461 credit notes of two financial years are listed in the order of their issue', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await dispatch(uid);
  const { db } = shop.app;
  const { id } = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const content = { lines: [], taxable: 0, cgst: 0, sgst: 0, delivery: 100, total: 100 };
  for (const at of ['2027-03-30T10:00:00Z', '2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z'])
    await inTransaction(db, (tx) => issueCreditNoteOver(tx, id, content, new Date(at)));
  const found = await findOrderDocuments(db, {}, uid);
  expect(found?.documents.map(({ kind, issued_at }) => [kind, istDate(issued_at)])).toEqual([
    ['INVOICE', istDate(shop.clock.now())],
    ['CREDIT_NOTE', '2027-03-30'],
    ['CREDIT_NOTE', '2027-03-31'],
    ['CREDIT_NOTE', '2027-04-01'],
  ]);
  // The notes of a cancelled order add up to its invoice.
  await transitionAsStaff(shop, uid, 'CANCELLED');
});

test('S10.465 a credit note lists only what it credits, with the quantity of lines that it credits in full', async () => {
  const products = [{ name: 'Okra' }, { name: 'Ridge gourd' }, { name: 'Drumstick' }];
  const stocks = [];
  for (const product of products)
    stocks.push(await createStock(shop, category, { ...product, cost: 100 }));
  const uid = await createOrder(
    customer,
    stocks.map((stock) => groceryLine(stock, 2)),
  );
  await deliverOrder(shop, uid);
  const [first, second] = await listOrderItems(customer, uid);
  await manager.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: {
      ...{ id: randomUUID(), target: 'WALLET', reason: 'Soft' },
      lines: [
        { item: first?.uid ?? '', quantity: 1, disposition: 'WASTE' },
        { item: second?.uid ?? '', quantity: 2, disposition: 'WASTE' },
      ],
    },
  });
  const [invoice = [], creditNote = []] = await printedLines(uid);
  const quantity = invoice[0]?.[1];
  expect(invoice).toEqual(products.map(({ name }) => [name, quantity]));
  expect(creditNote).toEqual([
    ['Okra', ''],
    ['Ridge gourd', quantity],
  ]);
});

test('S10.470 an HSN code of eight digits is printed on one line', async () => {
  const codes = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(8));
  const lines = [];
  for (const hsn of codes) lines.push(groceryLine(await createStock(shop, category, { hsn })));
  const uid = await createOrder(customer, lines);
  await dispatch(uid);
  const found = await findOrderDocuments(shop.app.db, {}, uid);
  const texts = vi.spyOn(PdfWriter.prototype, 'text');
  await renderDocuments(found ?? expect.fail('it has an invoice'));
  const heightOf = (text: string): number =>
    texts.mock.results[texts.mock.calls.findIndex(([each]) => each === text)]?.value;
  for (const code of codes) expect(heightOf(code), code).toBeCloseTo(heightOf('HSN'));
  texts.mockRestore();
});

test('a document says what it said when it was issued', async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await dispatch(uid);
  await sql`update orders.items set name = 'Renamed' where order_id =
    (select id from orders.orders where uid = ${uid})`.execute(shop.app.db);
  const found = await findOrderDocuments(shop.app.db, { customerId: customer.id }, uid);
  expect(found?.documents[0]?.content?.lines[0]?.name).not.toBe('Renamed');
});

test('the invoice adds up, with the GST that prices contain split evenly into CGST and SGST', async () => {
  await rechargeWallet(shop, customer, 500, await createPlan(shop, { discountPercent: 7 }));
  const lines = [
    groceryLine(
      await createStock(shop, category, { cost: 33.33, discountPercent: 10, gstPercent: 5 }),
      3,
    ),
    groceryLine(await createStock(shop, category, { cost: 41.5, gstPercent: 18, hsn: '2106' }), 1),
    groceryLine(await createStock(shop, category, { cost: 20 }), 2),
  ];
  const uid = await createOrder(customer, lines);
  await dispatch(uid);
  const found = await findOrderDocuments(shop.app.db, { customerId: customer.id }, uid);
  if (!found) return expect.fail('it has an invoice');
  const invoice = buildInvoice(found.order, found.items);
  const { final_amount, final_tax } = await readOrder(customer, uid);
  expect([invoice.total / 100, final_tax]).toEqual([final_amount, 0]);
  // After the discount of 7 percent of ₹171.50 (₹12.01), the lines are ₹83.70, ₹38.59 and ₹37.20.
  expect(
    invoice.lines.map(({ taxable, cgst, sgst, total }) => [taxable, cgst, sgst, total]),
  ).toEqual([
    [7971, 200, 199, 8370],
    [3270, 295, 294, 3859],
    [3720, 0, 0, 3720],
  ]);
  for (const line of invoice.lines) {
    expect(Math.abs(line.cgst - line.sgst)).toBeLessThanOrEqual(1);
    expect(line.taxable + line.cgst + line.sgst).toBe(line.total);
  }
  const sum = invoice.lines.reduce((total, line) => total + line.total, 0);
  expect(sum + invoice.delivery).toBe(invoice.total);
  expect(documentTitle(invoice.lines)).toBe('Invoice-cum-Bill of Supply');
});

test('exempt items are billed on a bill of supply, taxed ones on a tax invoice', () => {
  expect(documentTitle([{ percent: 0 }, { percent: 0 }])).toBe('Bill of Supply');
  expect(documentTitle([{ percent: 5 }])).toBe('Tax Invoice');
});

test('every character is assigned a font that covers it', () => {
  expect(splitIntoRuns('₹1,234.50 for ସବୁଜ राम')).toEqual([
    { font: 'latinExtended', text: '₹' },
    { font: 'latin', text: '1,234.50 for ' },
    { font: 'odia', text: 'ସବୁଜ' },
    { font: 'latin', text: ' ' },
    { font: 'hindi', text: 'राम' },
  ]);
});

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
