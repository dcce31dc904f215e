import { readFileSync } from 'node:fs';
import { MAX_PICTURES, UPLOAD_PART_BYTES } from '@sabuja/contract/limits';
import { addTime, days } from '@sabuja/kit';
import { expectRefusal, useMember, useSellableShop } from '@sabuja/testing';
import { zipOf } from '@sabuja/testing/workbook-samples';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readStem } from './read-zip.ts';
import { runPictures } from './run-pictures.ts';
import { purgeOldUploads } from './uploads.ts';

const { shop, category } = useSellableShop();
const member = useMember(shop, 'catalogue');
const other = useMember(shop, 'catalogue');
const db = () => shop.app.db;

const heic = readFileSync(new URL('../../../../../tests/fixtures/phone.heic', import.meta.url));
const colours = new Map<string, Promise<Buffer>>();
/** A photo of one colour, with the GPS position of a camera. */
function photo(background: string): Promise<Buffer> {
  const made =
    colours.get(background) ??
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 17/1 0/1' } })
      .jpeg()
      .toBuffer();
  colours.set(background, made);
  return made;
}
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const upload = (zip: Buffer, dry_run: 'true' | 'false' = 'false') =>
  member.api('POST /api/v1/staff/imports', {
    form: { kind: 'pictures', file: blobOf(zip), file_name: 'pictures.zip', dry_run },
  });
const read = (id: string) => member.api('GET /api/v1/staff/imports/{id}', { params: { id } });
async function finish({ id }: { id: string }) {
  await expect.poll(async () => (await read(id)).state, { timeout: 20_000 }).toBe('done');
  const { total, uploaded, failed, duplicateCount } = await read(id);
  expect(uploaded + failed + duplicateCount).toBe(total);
  return [uploaded, failed, duplicateCount];
}
const apply = async (id: string) =>
  finish(await member.api('POST /api/v1/staff/imports/{id}/apply', { params: { id } }));
async function reasonsOf(id: string): Promise<Record<string, string>> {
  const { body } = await shop.app.http.inject({
    url: `/api/v1/staff/imports/${id}/failures`,
    headers: member.headers,
  });
  const [, ...rows] = parse(body, { bom: true }) as string[][];
  return Object.fromEntries(rows.map(([file, reason]) => [file, reason]));
}
let count = 0;
async function newProduct(imageUrls: string[] = []) {
  const sku = `PIC-${++count}`;
  const { stock_id } = await member.api('POST /api/v1/staff/stocks', {
    body: {
      ...{ sku, name: sku, units: '1 kg', subcategory_id: category.subcategoryId },
      ...{ department: 'GROCERY', cost: 40, gst: 0, hsn: '0702', veg_nonveg_type: 0 },
      image_urls: imageUrls,
    },
  });
  const pictures = async () =>
    (await member.api('GET /api/v1/staff/stocks/{id}', { params: { id: stock_id } })).image_urls;
  return { sku, pictures };
}
const storedUploads = async () =>
  (await sql<{ n: number }>`select count(*) as n from catalogue.uploads`.execute(db())).rows[0]?.n;

test('S10.215 pictures of a zip go to their products by SKU, in their sequence, checked first and saved without the zip', async () => {
  const [a, b] = [await newProduct(), await newProduct()];
  const zip = zipOf({
    [`shelf/${a.sku.toLowerCase()}-2.jpg`]: await photo('#00f'),
    [`${a.sku}.JPG`]: await photo('#f00'),
    'deep/er/': '',
    [`deep/er/${b.sku} (2).heic`]: heic,
    '__MACOSX/._x.jpg': 'x',
    'UNKNOWN-7.jpg': await photo('#0f0'),
    [`${b.sku}_3.jpg`]: 'no picture',
    'notes.txt': 'about them',
  });
  const { id } = await upload(zip, 'true');
  expect(await finish({ id })).toEqual([3, 3, 0]);
  expect([await a.pictures(), await b.pictures()]).toEqual([[], []]);
  await expect.poll(storedUploads).toBe(0);
  expect(await apply(id)).toEqual([3, 3, 0]);
  const pictures = await a.pictures();
  expect(pictures).toHaveLength(2);
  expect(await b.pictures()).toHaveLength(1);
  const [red = '', blue = ''] = pictures;
  const shown = async (path: string) => (await shop.app.http.inject({ url: path })).rawPayload;
  expect((await sharp(await shown(red)).stats()).dominant.r).toBeGreaterThan(150);
  expect((await sharp(await shown(blue)).stats()).dominant.b).toBeGreaterThan(150);
  expect((await sharp(await shown(blue)).metadata()).exif).toBeUndefined();
  const unreadable =
    'This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.';
  expect(await reasonsOf(id)).toEqual({
    'UNKNOWN-7.jpg': 'No product has a SKU like this name.',
    [`${b.sku}_3.jpg`]: unreadable,
    'notes.txt': 'No product has a SKU like this name.',
  });
});

test('S10.215 a picture replaces that of its place; two for one place are said, and a repeated one is a duplicate', async () => {
  const product = await newProduct();
  const { sku } = product;
  const first = zipOf({
    [`${sku}.jpg`]: await photo('#123456'),
    [`${sku}-2.jpg`]: await photo('#654321'),
  });
  expect(await finish(await upload(first))).toEqual([2, 0, 0]);
  const [, second = ''] = await product.pictures();
  // Importing the same zip again changes nothing.
  expect(await finish(await upload(first))).toEqual([0, 0, 2]);
  const { id } = await upload(
    zipOf({
      [`a/${sku}.jpg`]: await photo('#abcdef'),
      [`b/${sku}-1.jpg`]: await photo('#fedcba'),
      [`c/${sku}.jpg`]: await photo('#abcdef'),
    }),
  );
  expect(await finish({ id })).toEqual([1, 1, 1]);
  expect(await reasonsOf(id)).toEqual({
    [`b/${sku}-1.jpg`]: `a/${sku}.jpg is for the same place of this product.`,
  });
  expect(await product.pictures()).toEqual([
    expect.stringContaining('/media/stocks/photo-'),
    second,
  ]);
});

test('S10.216 a zip that is broken, has a password or names outside, or is too large, is refused with a clear message before anything is stored', async () => {
  const good = zipOf({ 'A.jpg': await photo('#111') });
  const locked = Buffer.from(good);
  for (const signature of ['PK\x03\x04', 'PK\x01\x02']) {
    const at =
      locked.indexOf(Buffer.from(signature, 'latin1')) + (signature.endsWith('\x04') ? 6 : 8);
    locked[at] = (locked[at] ?? 0) | 1;
  }
  const bomb = Buffer.from(good);
  const directory = bomb.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  bomb.writeUInt32LE(0xf0000000, directory + 24);
  const many = zipOf(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}.jpg`, 'x'])));
  for (const [zip, code] of [
    [Buffer.from('no zip'), 'NOT_ZIP'],
    [Buffer.alloc(0), 'NOT_ZIP'],
    [good.subarray(0, good.length - 30), 'NOT_ZIP'],
    [locked, 'LOCKED_ZIP'],
    [zipOf({ '../../etc/A.jpg': 'x' }), 'UNSAFE_NAMES'],
    [zipOf({ '/etc/A.jpg': 'x' }), 'UNSAFE_NAMES'],
    [zipOf({ 'folder/': '', '.DS_Store': 'x' }), 'NO_PICTURES'],
    [bomb, 'ZIP_TOO_LARGE'],
    [many, 'TOO_MANY_FILES'],
  ] as const) {
    const { problem } = await expectRefusal(upload(zip));
    expect([problem.code, problem.field]).toEqual([code, 'file']);
  }
  await expect.poll(storedUploads).toBe(0);
});

test('S10.216 a file that unpacks to more than it says, or to more than a picture may have, fails alone', async () => {
  const product = await newProduct();
  const zip = zipOf({
    [`${product.sku}.jpg`]: await photo('#333'),
    [`${product.sku}-2.jpg`]: Buffer.alloc(21 * 1024 * 1024),
    [`${product.sku}-3.jpg`]: Buffer.alloc(200_000),
  });
  // Sets a wrong unpacked size of the last file in the directory of the zip.
  const directory = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt32LE(1000, directory + 24);
  const { id } = await upload(zip);
  expect(await finish({ id })).toEqual([1, 2, 0]);
  expect(Object.values(await reasonsOf(id))).toEqual([
    'This picture is larger than 20 MB.',
    'This file of the zip is broken.',
  ]);
});

test('S10.215 many runners at once give each picture once', async () => {
  const product = await newProduct();
  const files = await Promise.all(
    ['#100', '#200', '#300', '#400'].map(async (colour, n) => [
      `${product.sku}-${n + 1}.jpg`,
      await photo(colour),
    ]),
  );
  const { id } = await upload(zipOf(Object.fromEntries(files)));
  const media = { putUpload: async () => '/media/stocks/photo-0-00000000' };
  const deps = { db: db(), clock: shop.clock, media };
  await Promise.all([runPictures(deps, id), runPictures(deps, id)]);
  await finish({ id });
  expect((await product.pictures()).length).toBeLessThanOrEqual(4);
  expect(new Set(await product.pictures()).size).toBe((await product.pictures()).length);
  const { rows } = await sql<{ n: number }>`select count(*) as n from staff.audit
    where action = 'stock.change' and after::text like '%image_urls%'
      and subject_id = (select id::text from catalogue.stocks where sku = ${product.sku})`.execute(
    db(),
  );
  expect(rows[0]?.n).toBe((await read(id)).uploaded);
});

test('S10.215 a cancelled import stops, and its zip is not stored any more', async () => {
  const product = await newProduct();
  const { id } = await upload(zipOf({ [`${product.sku}.jpg`]: await photo('#500') }));
  await finish({ id });
  // Simulates an import whose job has not processed all files yet.
  const { id: stored } = await start(70);
  await sql`update catalogue.imports set upload_id = ${stored}::uuid where id = ${id}::uuid`.execute(
    db(),
  );
  const next = { file: `${product.sku}-2.jpg`, path: '/media/stocks/photo-0-00000000' };
  await sql`insert into catalogue.import_rows (import_id, row_no, sku, fields)
    values (${id}::uuid, 2, '', ${JSON.stringify(next)}::jsonb)`.execute(db());
  const cancelled = await member.api('POST /api/v1/staff/imports/{id}/cancel', { params: { id } });
  expect(cancelled.state).toBe('cancelled');
  await expectRefusal(member.api('GET /api/v1/staff/uploads/{id}', { params: { id: stored } }));
  await runPictures({ db: db(), clock: shop.clock, media: { putUpload: expect.fail } }, id);
  expect([(await read(id)).uploaded, (await product.pictures()).length]).toEqual([1, 1]);
});

test('S10.215 an upload that is deleted while it is read fails its pictures, not the job', async () => {
  const product = await newProduct();
  const { id } = await upload(zipOf({ [`${product.sku}.jpg`]: await photo('#600') }));
  await finish({ id });
  const { id: withoutParts } = await start(70);
  await sql`update catalogue.imports set upload_id = ${withoutParts}::uuid
    where id = ${id}::uuid`.execute(db());
  const next = { file: `${product.sku}-2.jpg`, entry: '0' };
  await sql`insert into catalogue.import_rows (import_id, row_no, sku, fields)
    values (${id}::uuid, 2, '', ${JSON.stringify(next)}::jsonb)`.execute(db());
  await runPictures({ db: db(), clock: shop.clock, media: { putUpload: expect.fail } }, id);
  expect(await reasonsOf(id)).toEqual({
    [next.file]: 'The zip is no longer stored. Please upload it again.',
  });
});

test.each([
  ['ATTA', [['ATTA', 1]]],
  [
    'atta-5',
    [
      ['ATTA-5', 1],
      ['ATTA', 5],
    ],
  ],
  ['ATTA-11', [['ATTA-11', 1]]],
  [
    'ATTA (2)',
    [
      ['ATTA (2)', 1],
      ['ATTA', 2],
    ],
  ],
  ['ATTA_0', [['ATTA_0', 1]]],
])('S10.215 the name %s can mean %j', (stem, expected) => {
  expect(readStem(stem, MAX_PICTURES).map(({ sku, place }) => [sku, place])).toEqual(expected);
});

const start = (size: number, of = member, fingerprint = `f-${size}`) =>
  of.api('POST /api/v1/staff/uploads', { body: { file_name: 'a.zip', size, fingerprint } });
const put = (id: string, part: number, bytes: Buffer, of = member) =>
  of.api('PUT /api/v1/staff/uploads/{id}/parts/{part}', {
    params: { id, part },
    file: new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }),
  });

test('S10.217 a file arrives in parts, goes on where it was left, and no part counts twice', async () => {
  const product = await newProduct();
  const noise = await sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const zip = zipOf({ [`${product.sku}.png`]: noise });
  expect(zip.length).toBeGreaterThan(2 * UPLOAD_PART_BYTES);
  const partOf = (n: number) => zip.subarray(n * UPLOAD_PART_BYTES, (n + 1) * UPLOAD_PART_BYTES);
  const { id, part_bytes } = await start(zip.length);
  expect(part_bytes).toBe(UPLOAD_PART_BYTES);
  expect((await put(id, 0, partOf(0))).received).toBe(UPLOAD_PART_BYTES);
  expect((await put(id, 2, partOf(2))).received).toBe(UPLOAD_PART_BYTES);
  const twice = await Promise.all([put(id, 1, partOf(1)), put(id, 1, partOf(1))]);
  expect(twice.map(({ received }) => received)).toEqual([
    2 * UPLOAD_PART_BYTES,
    2 * UPLOAD_PART_BYTES,
  ]);
  const form = { kind: 'pictures', upload: id, dry_run: 'true' } as const;
  const early = await expectRefusal(member.api('POST /api/v1/staff/imports', { form }));
  expect(early.problem.code).toBe('UPLOAD_UNFINISHED');
  const again = await start(zip.length);
  expect([again.id, again.received]).toEqual([id, 2 * UPLOAD_PART_BYTES]);
  for (let part = 2; part * UPLOAD_PART_BYTES < zip.length; part++)
    await put(id, part, partOf(part));
  expect((await member.api('GET /api/v1/staff/uploads/{id}', { params: { id } })).received).toBe(
    zip.length,
  );
  const checked = await member.api('POST /api/v1/staff/imports', { form });
  expect(await finish(checked)).toEqual([1, 0, 0]);
  expect((await read(checked.id)).file_name).toBe('a.zip');
});

test('S10.217 an upload is of its member alone, its parts have their length, and it is purged', async () => {
  const { id } = await start(10);
  for (const bytes of [Buffer.alloc(9), Buffer.alloc(11)])
    expect((await expectRefusal(put(id, 0, bytes))).problem.code).toBe('BAD_PART');
  expect((await expectRefusal(put(id, 0, Buffer.alloc(10), other))).status).toBe(404);
  expect((await start(10, other)).id).not.toBe(id);
  const large = await expectRefusal(start(600 * 1024 * 1024));
  expect([large.status, large.message]).toEqual([422, 'This file is empty or larger than 500 MB.']);
  for (let n = 0; n < 20; n++) await start(100 + n);
  const { rows } = await sql<{ n: number }>`select count(*) as n from catalogue.uploads
    where size between 10 and 119`.execute(db());
  // Twenty uploads of the member, and one of the other member.
  expect(rows[0]?.n).toBe(21);
  for (let n = 1; n <= 4; n++) await start(500 * 1024 * 1024 - 1000 * n, other);
  const zips = await sql<{ n: number }>`select count(*) as n from catalogue.uploads
    where size > 400000000`.execute(db());
  expect(zips.rows[0]?.n).toBe(3);
  await purgeOldUploads(db(), addTime(shop.clock.now(), days(3)));
  expect(await storedUploads()).toBe(0);
});
