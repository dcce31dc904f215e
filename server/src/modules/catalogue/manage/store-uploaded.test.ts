import { randomBytes, randomUUID } from 'node:crypto';
import { UPLOAD_PART_BYTES } from '@sabuja/contract/limits';
import { addTime, days, seconds } from '@sabuja/kit';
import { BucketServer, expectRefusal, useMember, useTestShop } from '@sabuja/testing';
import { zipOf } from '@sabuja/testing/workbook-samples';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { lockUpload, purgeOldUploads } from '../imports/uploads.ts';

const bucket = await BucketServer.open();
afterAll(() => bucket.close());
afterEach(() => bucket.recover());
const shop = useTestShop({ env: { ...bucket.env, LOG_LEVEL: 'silent' } });
const member = useMember(shop, 'catalogue');
const other = useMember(shop, 'catalogue');
const picker = useMember(shop, 'picker');

/** A picture larger than one upload part. */
const photo = () =>
  sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
const begin = (bytes: Buffer, fingerprint = 'photo', of = member) =>
  of.api('POST /api/v1/staff/uploads', {
    body: { file_name: 'a.png', size: bytes.length, fingerprint },
  });
const put = (id: string, part: number, bytes: Buffer) => {
  const start = part * UPLOAD_PART_BYTES;
  const piece = new Uint8Array(bytes.subarray(start, start + UPLOAD_PART_BYTES));
  return member.api('PUT /api/v1/staff/uploads/{id}/parts/{part}', {
    params: { id, part },
    file: new Blob([piece], { type: 'application/octet-stream' }),
  });
};
const upload = async (bytes: Buffer, fingerprint?: string) => {
  const { id } = await begin(bytes, fingerprint);
  for (let part = 0; part * UPLOAD_PART_BYTES < bytes.length; part++) await put(id, part, bytes);
  return id;
};
const store = (id: string, folder: 'stocks' | 'combos' = 'stocks', by = member) =>
  by.api('POST /api/v1/staff/uploads/{id}/picture', { params: { id }, body: { folder } });
const storeVideo = (id: string) =>
  member.api('POST /api/v1/staff/uploads/{id}/video', { params: { id } });
const importPictures = (id: string) =>
  member.api('POST /api/v1/staff/imports', {
    form: { kind: 'pictures', upload: id, dry_run: 'true' },
  });
const codeOf = async (call: Promise<unknown>) => (await expectRefusal(call)).problem.code;
const countParts = async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from catalogue.upload_parts`.execute(shop.app.db);
  return rows[0]?.n;
};

test('S10.285 a picture that arrived in parts after a lost connection is stored, once, however often it is asked for', async () => {
  const bytes = await photo();
  const { id } = await begin(bytes);
  await put(id, 0, bytes);
  expect(await codeOf(store(id))).toBe('UPLOAD_UNFINISHED');
  const again = await begin(bytes);
  expect([again.id, again.received]).toEqual([id, UPLOAD_PART_BYTES]);
  await put(id, 1, bytes);
  await put(id, 2, bytes);
  const stored = await Promise.all([store(id), store(id), store(id)]);
  const [{ path } = { path: '' }] = stored;
  expect(path).toMatch(/^\/media\/stocks\/photo-[0-9a-f]{32}-[0-9a-f]{8}\/640\.webp$/);
  expect(new Set(stored.map((each) => each.path)).size).toBe(1);
  // The client repeats the request, as after a lost response.
  expect(await store(id)).toEqual({ path });
  expect((await shop.app.http.inject(path)).statusCode).toBe(200);
  expect(await countParts()).toBe(0);
  // For another folder, the same file must be uploaded again.
  expect(await codeOf(store(id, 'combos'))).toBe('NO_UPLOAD');
  expect((await begin(bytes)).id).not.toBe(id);
});

test('S10.285 a video that arrived in parts is stored as it is', async () => {
  const bytes = Buffer.concat([Buffer.from('....ftypisom'), randomBytes(UPLOAD_PART_BYTES)]);
  const id = await upload(bytes, 'video');
  const { path } = await storeVideo(id);
  expect(path).toMatch(/^\/media\/banners\/video-[0-9a-f]{32}-[0-9a-f]{8}\.mp4$/);
  expect((await shop.app.http.inject(path)).rawPayload).toEqual(bytes);
  expect(await storeVideo(id)).toEqual({ path });
});

test('S10.285 what is no picture, is too large or belongs to somebody else is refused', async () => {
  const text = await upload(Buffer.from('a text'), 'text');
  expect(await codeOf(store(text))).toBe('UNREADABLE_PICTURE');
  expect(await codeOf(storeVideo(text))).toBe('UNREADABLE_VIDEO');
  expect(await codeOf(store(text, 'stocks', other))).toBe('NO_UPLOAD');
  expect((await expectRefusal(store(text, 'stocks', picker))).status).toBe(403);
  const large = await begin(Buffer.alloc(21 * 1024 * 1024), 'large');
  await sql`update catalogue.uploads set received = size where id = ${large.id}::uuid`.execute(
    shop.app.db,
  );
  const refused = await expectRefusal(store(large.id));
  expect([refused.problem.code, refused.message]).toEqual([
    'FILE_TOO_LARGE',
    'This file is larger than 20 MB.',
  ]);
});

test('S10.282 S10.285 while pictures cannot be stored, what was uploaded stays, and is stored afterwards', async () => {
  const id = await upload(await photo(), 'away');
  bucket.fail('refused');
  expect((await expectRefusal(store(id))).problem).toMatchObject({ code: 'UNAVAILABLE' });
  bucket.recover();
  expect((await store(id)).path).toContain('/media/stocks/photo-');
});

test('S10.320 an upload that is deleted while it is read is refused as one that is not there', async () => {
  const id = await upload(await photo(), 'deleted');
  const sheet = await upload(Buffer.from('SKU,Name\nA-1,A'), 'sheet');
  const workbook = await upload(Buffer.from(await writeXlsx({ sheets: [{ name: 'A' }] })), 'xlsx');
  const zip = await upload(zipOf({ 'A-1.png': 'a picture' }), 'zip');
  // Simulates a deletion while the upload is being read.
  await sql`delete from catalogue.upload_parts`.execute(shop.app.db);
  expect(await codeOf(store(id))).toBe('NO_UPLOAD');
  expect(await codeOf(storeVideo(id))).toBe('NO_UPLOAD');
  for (const read of [sheet, workbook]) {
    const headings = member.api('GET /api/v1/staff/uploads/{id}/headings', {
      params: { id: read },
      query: { kind: 'stocks' },
    });
    expect(await codeOf(headings)).toBe('NO_UPLOAD');
  }
  expect(await codeOf(importPictures(zip))).toBe('NO_UPLOAD');
});

test('S10.320 an upload is not deleted while an import of it starts', async () => {
  const zip = await upload(zipOf({ 'A-1.png': 'a picture' }), 'started');
  /** Begins newer uploads, as many as one member may have. */
  const beginMany = async () => {
    shop.clock.advance(seconds(1));
    for (let n = 0; n < 20; n++) await begin(Buffer.alloc(1), randomUUID());
  };
  await inTransaction(shop.app.db, async (tx) => {
    await lockUpload(tx, zip);
    await beginMany();
  });
  expect(await importPictures(zip)).toMatchObject({ id: expect.any(String) });
  // No import of this upload starts.
  const idle = await upload(zipOf({ 'A-1.png': 'a picture' }), 'idle');
  await beginMany();
  expect(await codeOf(importPictures(idle))).toBe('NO_UPLOAD');
});

test('S10.285 uploads that nobody went on with are purged', async () => {
  const bytes = await photo();
  await put((await begin(bytes, 'left')).id, 0, bytes);
  expect(await countParts()).toBeGreaterThan(0);
  await purgeOldUploads(shop.app.db, addTime(shop.clock.now(), days(3)));
  expect(await countParts()).toBe(0);
});
