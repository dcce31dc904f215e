import { MAX_IMPORT_BYTES } from '@sabuja/contract/limits';
import { expectRefusal, useMember, useSellableShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

const { shop, category } = useSellableShop();
const member = useMember(shop, 'catalogue');

const foreign = `Item Code,Product Name,Pack Size,Sub Category,Dept,Selling Price,M.R.P,GST %,HSN Code,Food Type,Colour\n`;
const row = (sku: string) =>
  `${sku},Rice ${sku},1 kg,${category.subcategoryId},grocery,40,45,5,1006,veg,white\n`;
async function uploadText(text: string) {
  const file_name = 'theirs.csv';
  const bytes = Buffer.from(text);
  const { id } = await member.api('POST /api/v1/staff/uploads', {
    body: { file_name, size: bytes.length, fingerprint: text.slice(0, 100) },
  });
  await member.api('PUT /api/v1/staff/uploads/{id}/parts/{part}', {
    params: { id, part: 0 },
    file: new Blob([bytes], { type: 'application/octet-stream' }),
  });
  return id;
}
const headingsOf = async (id: string) => {
  const query = { kind: 'stocks' } as const;
  const { headings } = await member.api('GET /api/v1/staff/uploads/{id}/headings', {
    params: { id },
    query,
  });
  return headings;
};
const begin = (upload: string, columns?: object | string) =>
  member.api('POST /api/v1/staff/imports', {
    form: {
      ...{ kind: 'stocks', upload, dry_run: 'true' },
      ...(columns !== undefined && {
        columns: typeof columns === 'string' ? columns : JSON.stringify(columns),
      }),
    },
  });

test('S10.218 headings of another program are guessed, mapped once, and remembered for the next sheet', async () => {
  const upload = await uploadText(foreign + row('M-1'));
  const headings = await headingsOf(upload);
  expect(headings.map(({ heading, column, from }) => [heading, column, from])).toEqual([
    ['Item Code', 'sku', 'guessed'],
    ['Product Name', 'name', 'guessed'],
    ['Pack Size', 'units', 'guessed'],
    ['Sub Category', 'subcategory_id', 'guessed'],
    ['Dept', 'department', 'guessed'],
    ['Selling Price', 'cost', 'guessed'],
    ['M.R.P', 'mrp', 'guessed'],
    ['GST %', 'gst', 'guessed'],
    ['HSN Code', 'hsn', 'guessed'],
    ['Food Type', 'veg', 'guessed'],
    ['Colour', null, 'none'],
  ]);
  expect(headings[5]?.samples).toEqual(['40']);
  const unmapped = await expectRefusal(begin(upload));
  expect(unmapped.problem.code).toBe('UNKNOWN_COLUMN');
  const columns = Object.fromEntries(headings.map(({ heading, column }) => [heading, column]));
  const { id } = await begin(upload, columns);
  await expect
    .poll(
      async () => (await member.api('GET /api/v1/staff/imports/{id}', { params: { id } })).uploaded,
    )
    .toBe(1);
  const next = await uploadText(foreign.toUpperCase() + row('M-2'));
  expect(new Set((await headingsOf(next)).map(({ from }) => from))).toEqual(
    new Set(['remembered']),
  );
  expect((await begin(next)).id).toBeTruthy();
});

test('S10.218 what is no mapping is refused, and nothing of it is remembered', async () => {
  const upload = await uploadText('Key,Price\nA,1\n');
  for (const columns of ['no JSON', '[]', '{"Key":"colour"}', '{" ":"sku"}', '{"Key":7}']) {
    const { problem } = await expectRefusal(begin(upload, columns));
    expect([columns, problem.code, problem.field]).toEqual([columns, 'BAD_COLUMNS', 'columns']);
  }
  const twice = await expectRefusal(begin(upload, { Key: 'cost' }));
  expect(twice.problem.code).toBe('UNKNOWN_COLUMN');
  expect((await headingsOf(upload))[0]).toMatchObject({ heading: 'Key', from: 'none' });
});

test('S10.218 no column is guessed twice, and one with a typing error is found', () => {
  const headings = ['Stock', 'Quantitty', 'Barcodes'].map((heading) => ({
    ...{ heading, column: null, from: 'none' as const, samples: [] },
  }));
  expect(guessColumns(headings, 'stocks').map(({ column }) => column)).toEqual([
    'quantity',
    null,
    'barcode',
  ]);
});

test('S10.218 the headings of an upload that has not arrived, or is too large for a sheet, are refused with a clear message', async () => {
  const body = { file_name: 'theirs.csv', size: 10, fingerprint: 'unfinished' };
  const { id } = await member.api('POST /api/v1/staff/uploads', { body });
  const early = await expectRefusal(headingsOf(id));
  expect([early.status, early.problem.code]).toEqual([409, 'UPLOAD_UNFINISHED']);
  await shop.app.db
    .updateTable('catalogue.uploads')
    .set({ size: MAX_IMPORT_BYTES + 1, received: MAX_IMPORT_BYTES + 1 })
    .where('id', '=', id)
    .execute();
  expect((await expectRefusal(headingsOf(id))).problem.code).toBe('SHEET_TOO_LARGE');
});
