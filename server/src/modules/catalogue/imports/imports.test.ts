import { randomBytes } from 'node:crypto';
import type { ImportKind } from '@sabuja/contract';
import { newProductColumns } from '@sabuja/contract/rules/import-columns';
import { days, seconds } from '@sabuja/kit';
import {
  cancelOrder,
  createCombo,
  createOrder,
  expectRefusal,
  groceryLine,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { makeWorkbook } from '@sabuja/testing/workbook-samples';
import { parse } from 'csv-parse/sync';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requiredFields } from './import-columns.ts';
import { purgeOldImports } from './purge-imports.ts';
import { runImport } from './run-import.ts';

const { shop, category } = useSellableShop();
const member = useMember(shop, 'catalogue');
const owner = useMember(shop, 'owner');
const customer = useCustomer(shop);

const upload = (kind: ImportKind, file: string, dry_run: 'true' | 'false' = 'false') =>
  member.api('POST /api/v1/staff/imports', { form: { kind, file, dry_run } });
const read = (id: string) => member.api('GET /api/v1/staff/imports/{id}', { params: { id } });
/** Waits until an import is done; returns uploaded, failed and duplicateCount. */
async function finish({ id }: { id: string }) {
  await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe('done');
  const { total, uploaded, failed, duplicateCount } = await read(id);
  expect(uploaded + failed + duplicateCount).toBe(total);
  return [uploaded, failed, duplicateCount];
}
const importSheet = async (kind: ImportKind, file: string) => finish(await upload(kind, file));
async function download(url: string): Promise<string[][]> {
  const { body } = await shop.app.http.inject({ url, headers: member.headers });
  return parse(body, { bom: true });
}
async function downloadBytes(url: string): Promise<Buffer> {
  const { rawPayload, headers } = await shop.app.http.inject({ url, headers: member.headers });
  expect(headers['content-type']).toContain('spreadsheetml.sheet');
  return rawPayload;
}
const uploadBytes = (bytes: Buffer) =>
  member.api('POST /api/v1/staff/imports', {
    form: { kind: 'stocks', file: new Blob([new Uint8Array(bytes)]), dry_run: 'false' },
  });
const stockOf = async (sku: string) =>
  (await member.api('GET /api/v1/staff/stocks', { query: { q: sku } })).results.find(
    (stock) => stock.sku === sku,
  );
const heading = 'SKU,Name,Units,subcategory_id,Department,Price,GST,HSN,Veg,Quantity\n';
const rowOf = (sku: string, price: string | number, quantity = 5, name = `Product ${sku}`) =>
  `${sku},${name},1 kg,${category.subcategoryId},grocery,${price},0,0702,veg,${quantity}\n`;

test('S10.55 S3.19 a sheet creates and changes products; broken rows stop no others, and come back with their reason', async () => {
  expect(await importSheet('stocks', heading + rowOf('A-1', 40))).toEqual([1, 0, 0]);
  const file =
    heading +
    rowOf('A-1', 44, 9) +
    rowOf('A-2', 'cheap') +
    rowOf('A-3', '"1,250.50"') +
    rowOf('A-3', '"1,250.50"') +
    rowOf('A-3', 60) +
    rowOf('=A4', 10, 5, '=HYPERLINK(evil)') +
    'A-5,Only a name\n';
  const { id } = await upload('stocks', file);
  expect(await finish({ id })).toEqual([2, 4, 1]);
  expect(await stockOf('A-1')).toMatchObject({ cost: 44, quantity: 9 });
  expect(await stockOf('A-3')).toMatchObject({ cost: 1250.5, quantity: 5, state: 'active' });
  const { failures_url } = await read(id);
  const [columns = [], ...rows] = await download(failures_url ?? '');
  const cell = (name: string) => rows.map((row) => row[columns.indexOf(name)]);
  expect(cell('row')).toEqual(['3', '6', '7', '8']);
  expect(cell('reason')).toEqual([
    'cost “cheap”: Please enter a price above ₹0.',
    'Row 4 has this SKU with other values.',
    'sku “=A4”: Please enter a SKU of letters, digits, dots, hyphens and slashes.',
    'units: Please enter the unit, such as 1 kg.',
  ]);
  // The export puts an apostrophe before the formula; a later import removes it.
  expect(cell('name')[2]).toBe("'=HYPERLINK(evil)");
  const { rows: movements } = await sql<{ reason: string }>`
    select m.reason from catalogue.stock_movements m join catalogue.stocks s on s.id = m.stock_id
    where s.sku = 'A-1' order by m.id`.execute(shop.app.db);
  expect(movements.map(({ reason }) => reason)).toEqual(['OPENING', 'COUNTED']);
});

test('S10.55 the same sheet again changes nothing, and a corrected file of failures is taken', async () => {
  const file = heading + rowOf('B-1', 40) + rowOf('B-2', 0);
  const { id } = await upload('stocks', file);
  expect(await finish({ id })).toEqual([1, 1, 0]);
  const { version } = (await stockOf('B-1')) ?? {};
  expect(await importSheet('stocks', file)).toEqual([0, 1, 1]);
  expect((await stockOf('B-1'))?.version).toBe(version);
  const { body } = await shop.app.http.inject({
    url: `/api/v1/staff/imports/${id}/failures`,
    headers: member.headers,
  });
  expect(await importSheet('stocks', body.replace(',0,0,', ',12,0,'))).toEqual([1, 0, 0]);
  expect((await stockOf('B-2'))?.cost).toBe(12);
});

test('S10.56 a dry run says the same and saves nothing', async () => {
  const file = heading + rowOf('C-1', 40) + rowOf('C-2', 'x');
  expect(await finish(await upload('stocks', file, 'true'))).toEqual([1, 1, 0]);
  expect(await stockOf('C-1')).toBeUndefined();
  expect(await importSheet('stocks', file)).toEqual([1, 1, 0]);
});

test('S10.411 a dry run refuses a barcode that an earlier row gives to another product, as the import does', async () => {
  const barcoded = (sku: string, name: string, barcode: string) =>
    rowOf(sku, 40, 5, name).replace('\n', `,${barcode}\n`);
  const file =
    heading.replace('\n', ',Barcode\n') +
    barcoded('CB-1', 'Carrot', '5555') +
    barcoded('CB-2', 'Celery', ' 5555') +
    barcoded('CB-3', 'Chard', '6666') +
    barcoded('CB-3', 'Chard', '6666') +
    barcoded('CB-4', 'Cress', 'not a barcode!') +
    barcoded('CB-5', 'Chives', '');
  const reasons = async (dryRun: 'true' | 'false') => {
    const { id } = await upload('stocks', file, dryRun);
    const counts = await finish({ id });
    const [names = [], ...failed] = await download(`/api/v1/staff/imports/${id}/failures`);
    return [counts, failed.map((row) => row[names.indexOf('reason')])];
  };
  const checked = await reasons('true');
  expect(checked).toEqual([
    [3, 2, 1],
    ['Carrot has this barcode already.', expect.stringContaining('barcode')],
  ]);
  expect(await reasons('false')).toEqual(checked);
});

test('S10.464 rows with delimiters only are left out, and failures name the row of the sheet', async () => {
  await importSheet('stocks', heading + rowOf('B-1', 40));
  const { id } = await upload('prices', 'sku,cost\nB-1,41\n\n, ,\nB-1,x\n');
  expect(await finish({ id })).toEqual([1, 1, 0]);
  const [, failure] = await download(`/api/v1/staff/imports/${id}/failures`);
  expect(failure?.[2]).toBe('5');
});

test('S10.425 a cell of any length fails its row only', async () => {
  const long = randomBytes(4000).toString('hex');
  const file =
    heading.replace('\n', ',Barcode\n') +
    rowOf(long, 40, 5, 'Long SKU') +
    rowOf('LC-1', 40, 5, 'Long barcode').replace('\n', `,${long}\n`) +
    rowOf('LC-2', 40);
  for (const dryRun of ['true', 'false'] as const)
    expect(await finish(await upload('stocks', file, dryRun))).toEqual([1, 2, 0]);
});

test('S10.64 what a dry run has checked is saved once, without its file, also when asked from many sides at once', async () => {
  const checked = await upload('stocks', heading + rowOf('G-1', 40) + rowOf('G-2', 'x'), 'true');
  const apply = ({ id }: { id: string }) =>
    member.api('POST /api/v1/staff/imports/{id}/apply', { params: { id } });
  await finish(checked);
  const applied = await Promise.all([1, 2, 3, 4].map(() => apply(checked)));
  const [first = checked] = applied;
  expect(new Set(applied.map(({ id }) => id)).size).toBe(1);
  expect(await finish(first)).toEqual([1, 1, 0]);
  expect(await stockOf('G-1')).toMatchObject({ cost: 40, version: 1 });
  expect((await read(checked.id)).applied_as).toBe(first.id);
  const { problem } = await expectRefusal(apply(first));
  expect(problem.code).toBe('NOT_CHECKED');
});

test('S10.64 S10.302 S10.303 imports are listed with file, time and who uploaded them, newest first, also by kind', async () => {
  const file = 'sku,cost\nX-1,1\n';
  shop.clock.advance(seconds(1));
  const form = { kind: 'prices', file, file_name: 'prices.csv', dry_run: 'true' } as const;
  const { id } = await member.api('POST /api/v1/staff/imports', { form });
  await finish({ id });
  const { results, total } = await member.api('GET /api/v1/staff/imports', { query: { limit: 2 } });
  expect(results).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
  const ofKind = (kind: string) =>
    member.api('GET /api/v1/staff/imports', { query: { kind: kind as 'prices', limit: 50 } });
  const kinds = (await ofKind('prices')).results.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['prices']));
  expect(kinds.length).toBeLessThan(total);
  const unknown = await expectRefusal(ofKind('potatoes'));
  expect([unknown.status, unknown.problem.field]).toEqual([422, 'kind']);
  const created = results.map(({ created_at }) => created_at);
  expect(created.toSorted().reverse()).toEqual(created);
  const listed = results.find((each) => each.id === id);
  expect(listed).toMatchObject({
    kind: 'prices',
    dry_run: true,
    file_name: 'prices.csv',
    failed: 1,
  });
  expect(listed?.created_by).toMatch(/^catalogue /);
});

test('S10.55 prices and quantities change what they name, of products that exist', async () => {
  await importSheet('stocks', heading + rowOf('D-1', 40) + rowOf('D-2', 40));
  expect(await importSheet('prices', 'sku;price;discount\nd-1;45;10\nD-2;40;\nD-9;1;\n')).toEqual([
    1, 1, 1,
  ]);
  expect(await importSheet('quantities', 'sku,qty\nD-1,0\nD-2,1.5\n')).toEqual([1, 1, 0]);
  expect(await stockOf('D-1')).toMatchObject({ cost: 45, discount: 10, quantity: 0 });
  expect(await stockOf('D-2')).toMatchObject({ cost: 40, quantity: 5 });
  expect(await importSheet('prices', 'sku,price,mrp\nD-1,45,50\nD-2,40,39\n')).toEqual([1, 1, 0]);
  expect((await stockOf('D-1'))?.mrp).toBe(50);
  expect(await importSheet('prices', 'sku,price,mrp\nD-1,45,-\n')).toEqual([1, 0, 0]);
  expect((await stockOf('D-1'))?.mrp).toBeNull();
});

test('S10.55 a file that is no sheet of its kind is refused before anything is stored', async () => {
  for (const [kind, file, code] of [
    ['stocks', '', 'EMPTY_FILE'],
    ['stocks', 'sku,name\n', 'EMPTY_FILE'],
    ['prices', 'sku,name,cost\nA,B,1\n', 'UNKNOWN_COLUMN'],
    ['prices', 'sku,cost,price\nA,1,2\n', 'UNKNOWN_COLUMN'],
    ['quantities', 'sku\nA\n', 'MISSING_COLUMN'],
    ['prices', 'sku,cost\n"A,1\n', 'UNREADABLE_FILE'],
    ['stocks', 'PK\x03\x04\0\0workbook', 'NOT_CSV'],
    ['stocks', 'sku,name\nA,Caf\uFFFD\n', 'NOT_CSV'],
  ] as const) {
    const { problem } = await expectRefusal(upload(kind, file));
    expect([file, problem.code, problem.field]).toEqual([file, code, 'file']);
  }
});

test('S10.184 an XLSX is imported as a CSV is, known by its content; rows have their numbers of the sheet', async () => {
  const rows: (string | number | null)[][] = [
    [
      'SKU',
      'Name',
      'Units',
      'subcategory_id',
      'Department',
      'Price',
      'GST',
      'HSN',
      'Veg',
      'Barcode',
    ],
    [
      'H-1',
      'आटा',
      '1 kg',
      category.subcategoryId,
      'grocery',
      40.5,
      0,
      '0702',
      'veg',
      '0089012345678',
    ],
    [],
    ['H-2', '#N/A', '1 kg', category.subcategoryId, 'grocery', 40, 0, '0702', 'veg', null],
    [
      'H-1',
      'आटा',
      '1 kg',
      category.subcategoryId,
      'grocery',
      40.5,
      0,
      '0702',
      'veg',
      '0089012345678',
    ],
    [null, 'ଚାଉଳ', '1 kg', category.subcategoryId, 'grocery', 'cheap', 0, '0702', 'veg', null],
  ];
  const file = new Blob([await writeXlsx({ sheets: [{ name: 'a', rows }] })]);
  const form = { kind: 'stocks', file, file_name: 'named.csv', dry_run: 'true' } as const;
  const checked = await member.api('POST /api/v1/staff/imports', { form });
  expect(await finish(checked)).toEqual([1, 2, 1]);
  const { id } = await member.api('POST /api/v1/staff/imports/{id}/apply', { params: checked });
  expect(await finish({ id })).toEqual([1, 2, 1]);
  expect(await stockOf('H-1')).toMatchObject({ cost: 40.5, name: 'आटा', barcode: '0089012345678' });
  const [columns = [], ...failures] = await download(`/api/v1/staff/imports/${id}/failures`);
  const cell = (name: string) => failures.map((row) => row[columns.indexOf(name)]);
  expect(cell('row')).toEqual(['4', '6']);
  expect(cell('reason')).toEqual([
    'name “#N/A”: Please check this value.',
    'cost “cheap”: Please enter a price above ₹0.',
  ]);
});

test('S10.184 S10.186 failures and products come as XLSX too, and are taken back; the audit log says who took them', async () => {
  const { id } = await upload(
    'stocks',
    heading + rowOf('I-1', 40.5) + rowOf('I-2', 'x', 5, '=1+1'),
  );
  await finish({ id });
  const failures = await downloadBytes(`/api/v1/staff/imports/${id}/failures?format=xlsx`);
  const { sheets } = await readXlsx(failures);
  expect(sheets[0]?.rows[1]).toContain('=1+1');
  expect(await finish(await uploadBytes(failures))).toEqual([0, 1, 0]);
  const products = await downloadBytes('/api/v1/staff/exports/stocks?format=xlsx');
  const [columns = [], ...rows] = (await readXlsx(products)).sheets[0]?.rows ?? [];
  expect(rows.find(([sku]) => sku === 'I-1')?.[columns.indexOf('cost')]).toBe(40.5);
  const [uploaded, failed] = await finish(await uploadBytes(products));
  expect([uploaded, failed]).toEqual([0, 0]);
  const { results: audit } = await owner.api('GET /api/v1/staff/audit', { query: {} });
  const rowsOf = (name: string) => audit.find(({ action }) => action === name)?.after;
  expect([rowsOf('import.export'), rowsOf('stocks.export')]).toEqual([
    { format: 'xlsx', rows: 1 },
    { format: 'xlsx', rows: rows.length },
  ]);
});

test('S10.185 a workbook that cannot be read is refused with a clear message before anything is stored', async () => {
  const locked = await writeXlsx({
    sheets: [{ name: 'a', rows: [['sku', 'cost']] }],
    encryption: { password: 'x', spinCount: 1000 },
  });
  const formula = makeWorkbook(
    '<row r="1"><c t="inlineStr"><is><t>sku</t></is></c></row><row r="2"><c><f>B2</f></c></row>',
  );
  for (const [bytes, code, message] of [
    [locked, 'LOCKED_FILE', 'This workbook has a password.'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'OLD_WORKBOOK', 'of the old kind (XLS)'],
    [formula, 'FORMULA_WITHOUT_VALUE', 'Row 2 of this file has a formula'],
    [
      makeWorkbook(' '.repeat(257 * 1024 * 1024)),
      'WORKBOOK_TOO_LARGE',
      'too large when it is unpacked',
    ],
    [makeWorkbook('<row r="4"><c></row>'), 'UNREADABLE_FILE', 'Row 4 of this file'],
  ] as const) {
    const { problem } = await expectRefusal(uploadBytes(Buffer.from(bytes)));
    expect([problem.code, problem.field]).toEqual([code, 'file']);
    expect(problem.message).toContain(message);
  }
});

test('S10.55 the columns of a new product are those that it needs', () => {
  expect(requiredFields.map((field) => field.replace('veg_nonveg_type', 'veg'))).toEqual(
    newProductColumns,
  );
});

test('S10.57 a cancelled import stops; many runners at once apply each row once, and go on where a server was killed', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => rowOf(`E-${n}`, 20)).join('');
  const { id } = await upload('stocks', heading + rows);
  const { state } = await member.api('POST /api/v1/staff/imports/{id}/cancel', { params: { id } });
  expect(['cancelled', 'done']).toContain(state);
  const { uploaded } = await read(id);
  // Nobody has ordered these products.
  const countReserved = async () => new Map<number, number>();
  const deps = { db: shop.app.db, clock: shop.clock, countReserved };
  await runImport(deps, id);
  expect((await read(id)).uploaded).toBe(uploaded);
  await sql`update catalogue.imports set cancelled_at = null where id = ${id}::uuid`.execute(
    shop.app.db,
  );
  await Promise.all([runImport(deps, id), runImport(deps, id), runImport(deps, id)]);
  expect(await finish({ id })).toEqual([30, 0, 0]);
  const { rows: audits } = await sql<{ n: number }>`select count(*) as n from staff.audit
    where action = 'stock.create' and after ->> 'sku' like 'E-%'`.execute(shop.app.db);
  expect(audits[0]?.n).toBe(30);
  await expect(
    sql`update catalogue.import_rows set outcome = 'duplicate' where import_id = ${id}::uuid`.execute(
      shop.app.db,
    ),
  ).rejects.toThrow('is settled');
});

test('S10.219 rows are applied together, and one by one where the database refuses one of them', async () => {
  const barcoded = (sku: string, barcode: string, hsn = '0702') =>
    `${sku},${sku},1 kg,${category.subcategoryId},grocery,10,0,${hsn},veg,1,${barcode}\n`;
  const columns = heading.replace('\n', ',Barcode\n');
  await importSheet('stocks', columns + barcoded('J-1', '1111') + barcoded('J-2', '2222'));
  // J-1 releases its barcode in the same sheet; K-2 asks for one that stays with J-2.
  const file =
    columns +
    barcoded('J-1', '3333') +
    barcoded('K-1', '1111') +
    barcoded('K-2', '2222') +
    barcoded('K-3', '4444') +
    barcoded('K-4', '4444');
  const { id } = await upload('stocks', file);
  expect(await finish({ id })).toEqual([3, 2, 0]);
  expect((await stockOf('K-1'))?.barcode).toBe('1111');
  expect((await stockOf('K-3'))?.barcode).toBe('4444');
  const [names = [], ...failed] = await download(`/api/v1/staff/imports/${id}/failures`);
  expect(failed.map((row) => row[names.indexOf('reason')])).toEqual([
    'J-2 has this barcode already.',
    'K-3 has this barcode already.',
  ]);
  // Both are parts of a combo, which names itself in the reason.
  const dish = (sku: string, department: string, mrp: string) =>
    `${sku},${sku},1 plate,${category.subcategoryId},${department},10,5,2106,veg,1,${mrp}\n`;
  const withMrp = heading.replace('\n', ',MRP\n');
  await importSheet('stocks', withMrp + dish('C-1', 'kitchen', '') + dish('C-2', 'kitchen', ''));
  const parts = await Promise.all(
    ['C-1', 'C-2'].map(async (sku) => (await stockOf(sku))?.stock_id ?? 0),
  );
  await createCombo(shop, category.subcategoryId, parts, { department: 'KITCHEN', name: 'Feast' });
  const refused = await upload(
    'stocks',
    withMrp + dish('C-1', 'grocery', '') + dish('C-2', 'kitchen', '20'),
  );
  expect(await finish(refused)).toEqual([0, 2, 0]);
  const [headings = [], ...unsaved] = await download(
    `/api/v1/staff/imports/${refused.id}/failures`,
  );
  expect(unsaved.map((row) => row[headings.indexOf('reason')])).toEqual([
    'The combo Feast has this product, and a combo is of one department.',
    'The combo Feast has this product, and its products agree on whether prices include GST.',
  ]);
  // A database constraint that the checks of the import do not know.
  await sql`alter table catalogue.stocks add constraint no_l2 check (sku <> 'L-2')`.execute(
    shop.app.db,
  );
  expect(
    await importSheet('stocks', heading + [1, 2, 3].map((n) => rowOf(`L-${n}`, 10)).join('')),
  ).toEqual([2, 1, 0]);
  await sql`alter table catalogue.stocks drop constraint no_l2`.execute(shop.app.db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from staff.audit
    where action = 'stock.create' and after ->> 'sku' like 'L-%'`.execute(shop.app.db);
  expect(rows[0]?.n).toBe(2);
});

test('S10.394 a sheet of what is on hand counts the units that orders reserved, however few are found', async () => {
  await importSheet('stocks', heading + rowOf('G-1', 60, 9));
  const stock = await stockOf('G-1');
  const uid = await createOrder(customer, [groceryLine(stock?.stock_id ?? 0, 3)]);
  expect((await stockOf('G-1'))?.quantity).toBe(6);
  expect(await importSheet('quantities', 'sku,qty\nG-1,9\n')).toEqual([0, 0, 1]);
  expect(await importSheet('quantities', 'sku,qty\nG-1,8\n')).toEqual([1, 0, 0]);
  expect((await stockOf('G-1'))?.quantity).toBe(5);
  expect(await importSheet('quantities', 'sku,qty\nG-1,2\n')).toEqual([1, 0, 0]);
  expect((await stockOf('G-1'))?.quantity).toBe(0);
  await cancelOrder(customer, uid);
  expect((await stockOf('G-1'))?.quantity).toBe(3);
});

test('S10.58 S10.391 an export can be imported again: nothing changes, also where a spreadsheet would take a text for a formula', async () => {
  await importSheet('stocks', heading + rowOf('F-1', 40.5));
  await importSheet('stocks', 'sku,description\nF-1,"Two\r\nlines"\n');
  await importSheet('stocks', heading + rowOf('F-2', 10, 5, "'=1+1 mango"));
  expect((await stockOf('F-2'))?.name).toBe('=1+1 mango');
  const { body, headers } = await shop.app.http.inject({
    url: '/api/v1/staff/exports/stocks',
    headers: member.headers,
  });
  expect(headers['content-disposition']).toContain('products-2026-11-21.csv');
  expect(body).toContain('F-1,Product F-1');
  expect(body).toContain("F-2,'=1+1 mango");
  expect((await stockOf('F-1'))?.description).toBe('Two\nlines');
  // Units that were sold after the export stay sold.
  await sql`update catalogue.stocks set quantity = 2 where sku = 'F-1'`.execute(shop.app.db);
  // Browsers send form fields with Windows line ends (CRLF).
  const [uploaded, failed] = await importSheet('stocks', body.replace(/\r?\n/g, '\r\n'));
  expect([uploaded, failed]).toEqual([0, 0]);
  expect((await stockOf('F-1'))?.quantity).toBe(2);
});

test('S10.64 an import is listed for 30 days; what it saved stays', async () => {
  const sheet = await upload('stocks', heading + rowOf('OLD-1', 40));
  await finish(sheet);
  const until = shop.clock.now().getTime() + days(30);
  await purgeOldImports(shop.app.db, new Date(until));
  expect((await read(sheet.id)).state).toBe('done');
  await purgeOldImports(shop.app.db, new Date(until + seconds(1)));
  expect((await expectRefusal(read(sheet.id))).status).toBe(404);
  expect(await stockOf('OLD-1')).toMatchObject({ cost: 40 });
});
