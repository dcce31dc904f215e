import {
  BucketServer,
  createMember,
  openTestShop,
  type TestShop,
  useMember,
  useTestShop,
} from '@sabuja/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const bucket = await BucketServer.open();
afterAll(() => bucket.close());
afterEach(() => bucket.recover());

const shop = useTestShop({ env: { ...bucket.env, LOG_LEVEL: 'silent' } });
const catalogue = useMember(shop, 'catalogue');
let address = '';
let second: TestShop;
beforeAll(async () => {
  address = await shop.app.listen();
  second = await shop.openSecondServer();
});
afterAll(() => second.close());

const photo = (background: string, side = 700) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = async (background: string) =>
  catalogue.api('POST /api/v1/staff/pictures', {
    query: { folder: 'stocks' },
    file: new Blob([new Uint8Array(await photo(background))], { type: 'image/jpeg' }),
  });
const uploadVideo = (bytes: Buffer) =>
  catalogue.api('POST /api/v1/staff/videos', {
    file: new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }),
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers });
const keysOf = (prefix: string) => [...bucket.files.keys()].filter((key) => key.startsWith(prefix));

test('S10.281 a picture is stored in the bucket, and each server shows it from there', async () => {
  const { path } = await upload('#d04020');
  expect(keysOf('originals/stocks/photo-')).toHaveLength(1);
  const shown = await get(path);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('max-age=31536000, immutable');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(keysOf('variants/stocks/photo-')).toHaveLength(1);
  // The other server must not encode the variant again.
  bucket.requests.length = 0;
  const other = await second.app.http.inject(path);
  expect(other.rawPayload).toEqual(Buffer.from(await shown.arrayBuffer()));
  expect(bucket.requests).toEqual([expect.stringMatching(/^GET variants\/stocks\/photo-/)]);
});

test('S10.281 a picture that was shown lately is shown again without the bucket', async () => {
  const { path } = await upload('#20d040');
  const etag = (await get(path)).headers.get('etag') ?? '';
  bucket.fail('refused');
  expect((await get(path)).status).toBe(200);
  const same = await get(path, { 'if-none-match': etag });
  expect([same.status, await same.text()]).toEqual([304, '']);
});

test('S10.281 a video is read from the bucket in ranges', async () => {
  const bytes = Buffer.concat([Buffer.from('....ftypisom'), Buffer.alloc(300_000, 5)]);
  const { path } = await uploadVideo(bytes);
  const whole = await get(path);
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
  const etag = whole.headers.get('etag') ?? '';
  const rangeOf = async (range: string, headers = {}) => {
    const response = await get(path, { range, ...headers });
    const part = Buffer.from(await response.arrayBuffer());
    return [response.status, response.headers.get('content-range'), part.length];
  };
  const total = bytes.length;
  expect(await rangeOf('bytes=4-11')).toEqual([206, `bytes 4-11/${total}`, 8]);
  expect(await rangeOf('bytes=300000-')).toEqual([206, `bytes 300000-${total - 1}/${total}`, 12]);
  expect(await rangeOf('bytes=-5')).toEqual([206, `bytes ${total - 5}-${total - 1}/${total}`, 5]);
  expect(await rangeOf('bytes=0-999999999')).toEqual([206, `bytes 0-${total - 1}/${total}`, total]);
  expect(await rangeOf(`bytes=${total}-`)).toEqual([416, `bytes */${total}`, 0]);
  expect(await rangeOf('bytes=0-1,5-6')).toEqual([200, null, total]);
  expect(await rangeOf('bytes=0-1', { 'if-range': etag })).toEqual([206, `bytes 0-1/${total}`, 2]);
  expect(await rangeOf('bytes=0-1', { 'if-range': '"other"' })).toEqual([200, null, total]);
  bucket.requests.length = 0;
  const head = await fetch(`${address}${path}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(total)]);
  expect(bucket.requests).toEqual([expect.stringMatching(/^HEAD /)]);
});

test('S10.282 while the bucket refuses or is unreachable, uploads and pictures are a 503 with a message, and work again after it', async () => {
  const { path } = await upload('#4020d0');
  bucket.fail('refused');
  const away = await get(path, { 'accept-language': 'hi' });
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual(
    [503, '5', 'no-store'],
  );
  expect(await away.json()).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('तस्वीरें'),
  });
  await expect(upload('#ffffff')).rejects.toMatchObject({
    status: 503,
    message: 'Pictures cannot be stored or shown at the moment. Please try again in a minute.',
  });
  bucket.recover();
  expect((await get(path)).status).toBe(200);
  expect((await get((await upload('#ffffff')).path)).status).toBe(200);
});

test('S10.282 a variant that cannot be stored is shown all the same', async () => {
  const { path } = await upload('#101010');
  // The requests before: the search for the variant, and the search for and reading of the original.
  const original = keysOf('originals/stocks/photo-').at(-1) ?? '';
  bucket.requests.length = 0;
  const shown = get(path);
  await expect.poll(() => bucket.requests.includes(`GET ${original}`)).toBe(true);
  bucket.fail('refused');
  expect((await shown).status).toBe(200);
  bucket.recover();
});

test('S10.284 a server that cannot use the bucket says so, and the page of health names it', async () => {
  const manager = await createMember(shop, 'manager');
  const health = () => manager.api('GET /api/v1/staff/health');
  bucket.fail('refused');
  const third = await shop.openSecondServer();
  await expect.poll(async () => (await health()).problems.includes('MEDIA_AWAY')).toBe(true);
  const said = (await health()).servers.map(({ media_problem }) => media_problem);
  expect(said.filter((problem) => problem?.includes('responded with 403'))).toHaveLength(1);
  await third.close();
  expect((await health()).problems).not.toContain('MEDIA_AWAY');
});

test('S10.321 requests of pictures are limited for each address', async () => {
  const limited = await openTestShop({ RATE_LIMITS: '1' });
  try {
    const remaining = async (remoteAddress: string) => {
      const { headers } = await limited.app.http.inject({ url: '/media/none', remoteAddress });
      return [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']].map(Number);
    };
    expect(await remaining('203.0.113.9')).toEqual([10_000, 9999]);
    expect(await remaining('203.0.113.9')).toEqual([10_000, 9998]);
    expect(await remaining('203.0.113.10')).toEqual([10_000, 9999]);
  } finally {
    await limited.close();
  }
});
