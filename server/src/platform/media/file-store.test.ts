import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '@sabuja/kit';
import { readSettings } from '@sabuja/server/settings';
import { type BucketFault, BucketServer } from '@sabuja/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRange } from '../files/byte-source.ts';
import type { BucketSettings, BucketTimes } from './bucket-requests.ts';
import { createBucketStore } from './bucket-store.ts';
import { copyOriginals } from './copy-originals.ts';
import { type FileStore, MediaUnavailableError } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

let root = '';
let bucket: BucketServer;
beforeAll(async () => {
  bucket = await BucketServer.open();
  root = await mkdtemp(join(tmpdir(), 'sabuja-files-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  bucket.recover();
  bucket.files.clear();
  bucket.requests.length = 0;
});

/** A busy machine may take a while to respond. */
const patient: BucketTimes = { request: seconds(30), silence: seconds(30), pause: 1 };
const quick: BucketTimes = { ...patient, request: seconds(1) };
const bucketSettings = (): BucketSettings => {
  const { mediaBucket } = readSettings({
    ...bucket.env,
    SESSION_SECRET: 'a secret for tests only',
  });
  if (!mediaBucket) throw new Error('no bucket');
  return mediaBucket;
};
const openBucket = (change: Partial<BucketSettings> = {}, times = patient) =>
  createBucketStore({ ...bucketSettings(), ...change }, times);
const timesFor = (fault: BucketFault) => (fault === 'silent' ? quick : patient);
const openFolder = () => createFolderStore(join(root, crypto.randomUUID()));

const listKeys = async (store: FileStore, prefix: string) => {
  const found: [string, number][] = [];
  for await (const { key, size } of store.list(prefix)) found.push([key, size]);
  return found.sort();
};

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('S10.281 %s', (_, open: () => FileStore) => {
  test('stores, reads and lists files by their keys', async () => {
    const store = open();
    await store.check();
    expect(await listKeys(store, 'originals/')).toEqual([]);
    const keys = Array.from({ length: 7 }, (_, n) => `originals/stocks/photo-${n}.webp`);
    for (const [n, key] of keys.entries()) await store.put(key, Buffer.alloc(n + 1, n));
    await store.put('variants/stocks/photo-0/320.webp', Buffer.from('small'));
    await store.put('originals/stocks/photo-0.webp', Buffer.alloc(1, 0));
    expect(await store.get('originals/stocks/photo-3.webp')).toEqual(Buffer.alloc(4, 3));
    expect(await listKeys(store, 'originals/')).toEqual(keys.map((key, n) => [key, n + 1]));
    expect(await listKeys(store, 'originals/stocks/photo-6')).toEqual([[keys[6], 7]]);
  });

  test('reads ranges of a file, up to its end', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    await store.put('originals/banners/video.mp4', bytes);
    const file = await store.open('originals/banners/video.mp4');
    if (!file) throw new Error('no file');
    expect(file.size).toBe(bytes.length);
    expect(await readRange(file, 100_000, 200_001)).toEqual(bytes.subarray(100_000, 200_001));
    expect(await readRange(file, 299_999, 400_000)).toEqual(bytes.subarray(299_999));
    expect(await readRange(file, 5, 5)).toEqual(Buffer.alloc(0));
  });

  test('has no file under a key that was never stored', async () => {
    const store = open();
    await store.put('originals/stocks/photo.svg', Buffer.from('<svg/>'));
    await store.put('originals/stocks/photo-2.webp', Buffer.from('other'));
    expect(await store.get('originals/stocks/none.webp')).toBeUndefined();
    expect(await store.get('originals/stocks')).toBeUndefined();
    expect(await store.open('originals/stocks/none.webp')).toBeUndefined();
    const endings = ['webp', 'svg'].map((ext) => `originals/stocks/photo.${ext}`);
    expect(await store.findFirst(endings)).toBe('originals/stocks/photo.svg');
    expect(await store.findFirst(['originals/stocks/phot.svg'])).toBeUndefined();
  });
});

test('S10.282 a folder that cannot be written is named', async () => {
  const path = join(root, 'a-file');
  await writeFile(path, '');
  const store = createFolderStore(path);
  await expect(store.check()).rejects.toThrow(MediaUnavailableError);
  await expect(store.put('originals/x.webp', Buffer.of(1))).rejects.toThrow(`the folder ${path}`);
});

describe('S10.282 a bucket', () => {
  const key = 'originals/stocks/photo-1.webp';
  const bytes = Buffer.alloc(200_000, 7);
  const store = () => bucket.files.set(key, { bytes, type: 'image/webp' });

  test('stores what a file is beside it', async () => {
    await openBucket().put(key, bytes);
    expect(bucket.files.get(key)).toEqual({ bytes, type: 'image/webp' });
  });

  test.each(['failing', 'silent', 'cut_off'] as const)(
    'that is %s twice responds at the third try',
    async (fault) => {
      store();
      bucket.fail(fault, 2);
      expect(await openBucket({}, timesFor(fault)).get(key)).toEqual(bytes);
      expect(bucket.requests).toHaveLength(3);
    },
  );

  test.each([
    ['failing', 3, 'responded with 500 InternalError'],
    ['silent', 3, 'takes too long to respond'],
    ['cut_off', 3, 'does not respond'],
    ['refused', 1, 'responded with 403 AccessDenied: its key must be valid, and may read, write'],
  ] as const)('that stays %s is given up after %d tries', async (fault, tries, message) => {
    store();
    bucket.fail(fault);
    const reading = openBucket({}, timesFor(fault)).get(key);
    await expect(reading).rejects.toThrow(MediaUnavailableError);
    await expect(reading).rejects.toThrow(message);
    expect(bucket.requests).toHaveLength(tries);
  });

  test('with another secret, region or name is refused at once, with what to do', async () => {
    const problems = [
      [{ secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
      [{ accessKeyId: 'OTHER' }, '403 InvalidAccessKeyId'],
      [{ region: 'us-east-1' }, '403 AuthorizationHeaderMalformed'],
      [{ bucket: 'none' }, '404 NoSuchBucket: create the bucket MEDIA_S3_BUCKET'],
    ] as const;
    for (const [change, message] of problems) {
      await expect(openBucket(change).check()).rejects.toThrow(message);
      await expect(openBucket(change).put(key, bytes)).rejects.toThrow(message);
    }
    expect(bucket.files.size).toBe(0);
  });

  test('that stops within a video ends the reading of it, and a later part is read', async () => {
    store();
    const file = await openBucket().open(key);
    if (!file) throw new Error('no file');
    bucket.fail('cut_off', 1);
    await expect(readRange(file, 0, bytes.length)).rejects.toThrow();
    expect(await readRange(file, 100_000, 100_010)).toEqual(Buffer.alloc(10, 7));
  });

  test('that is not there at all is named', async () => {
    const away = openBucket({ endpoint: 'http://127.0.0.1:1' });
    await expect(away.check()).rejects.toThrow('http://127.0.0.1:1/pictures does not respond');
  });

  test('whose address belongs to a web site is named', async () => {
    let requests = 0;
    const site = createServer((_, response) => {
      requests += 1;
      response.end('<!doctype html><p>Welcome');
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const checking = openBucket({ endpoint: `http://127.0.0.1:${port}` }).check();
    await expect(checking).rejects.toThrow(MediaUnavailableError);
    await expect(checking).rejects.toThrow('a list that is not XML: see MEDIA_S3_ENDPOINT');
    expect(requests).toBe(1);
    site.close();
  });
});

test('S10.283 originals are copied once, in both directions, and what is there already stays', async () => {
  const [folder, store, restored] = [openFolder(), openBucket(), openFolder()];
  for (let n = 0; n < 20; n++)
    await folder.put(`originals/stocks/photo-${n}.webp`, Buffer.alloc(10 + n, n));
  await folder.put('variants/stocks/photo-1/320.webp', Buffer.alloc(5));
  await store.put('originals/stocks/photo-0.webp', Buffer.alloc(10, 0));
  // An incomplete file, as from an interrupted copy.
  await store.put('originals/stocks/photo-1.webp', Buffer.alloc(3, 1));
  expect(await copyOriginals(folder, store)).toMatchObject({ files: 20, copied: 19 });
  expect(bucket.files.get('originals/stocks/photo-1.webp')?.bytes).toEqual(Buffer.alloc(11, 1));
  expect([...bucket.files.keys()].filter((key) => key.startsWith('variants'))).toEqual([]);
  expect(await copyOriginals(folder, store)).toEqual({ files: 20, copied: 0, bytes: 0 });
  await copyOriginals(store, restored);
  expect(await listKeys(restored, 'originals/')).toEqual(await listKeys(folder, 'originals/'));
  bucket.fail('refused');
  await expect(copyOriginals(folder, store)).rejects.toThrow(MediaUnavailableError);
});
