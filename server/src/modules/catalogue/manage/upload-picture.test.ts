import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { MEGABYTE } from '@sabuja/kit';
import { expectRefusal, useMember, useTestShop } from '@sabuja/testing';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MAX_UPLOADS } from '../../../platform/http/index.ts';

const shop = useTestShop();
const catalogue = useMember(shop, 'catalogue');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d04020' } });
const upload = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  catalogue.api('POST /api/v1/staff/pictures', {
    query: { folder: 'stocks' },
    file: new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
  });
const download = async (path: string) => {
  const response = await fetch(`${address}${path}`);
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
};

test('S10.25 an uploaded photo is stored upright, small enough and without its place', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 17/1 0/1' } };
  const bytes = await photo(3000, 2000)
    .withExif({ IFD0: { Make: 'Phone' }, ...gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { path } = await upload(bytes);
  expect(path).toMatch(/^\/media\/stocks\/photo-[0-9a-f]{32}-[0-9a-f]{8}\/640\.webp$/);
  const { width, height, exif } = await download(path);
  expect([width, height, exif]).toEqual([640, 960, undefined]);
  expect((await upload(bytes)).path).toBe(path);
});

test('S10.25 a photo of 48 megapixels is stored small enough', async () => {
  const { path } = await upload(await photo(8064, 6048).jpeg({ quality: 40 }).toBuffer());
  const { width, height } = await download(path);
  expect([width, height]).toEqual([640, 480]);
});

test('S10.25 a file has 20 MB and 60 megapixels at most', async () => {
  const outcomeOf = async (bytes: Uint8Array) => {
    const { status, problem } = await expectRefusal(upload(bytes));
    return [status, problem.code];
  };
  expect(await outcomeOf(new Uint8Array(20 * MEGABYTE))).toEqual([422, 'UNREADABLE_PICTURE']);
  expect((await outcomeOf(new Uint8Array(20 * MEGABYTE + 1)))[0]).toBe(413);
  const large = photo(10_001, 6000).png({ compressionLevel: 1 });
  expect(await outcomeOf(await large.toBuffer())).toEqual([422, 'UNREADABLE_PICTURE']);
});

test.each([
  ['nothing', '', 'image/jpeg'],
  ['a text with the name of a picture', 'GIF or not', 'image/png'],
  [
    'an SVG, which may refer to other files',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'image/webp',
  ],
])('%s is refused with a clear message', async (_, bytes, type) => {
  const { status, problem, message } = await expectRefusal(upload(bytes, type));
  expect([status, problem.code]).toEqual([422, 'UNREADABLE_PICTURE']);
  expect(message).toBe(
    'This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  );
});

test.each([
  ['png', true],
  ['webp', true],
  ['avif', true],
  ['gif', false],
  ['tiff', false],
] as const)('S10.25 a picture of the format %s: accepted %s', async (format, isAccepted) => {
  const sent = upload(await photo(40, 30).toFormat(format).toBuffer());
  if (isAccepted) expect((await sent).path).toContain('/media/stocks/photo-');
  else expect((await expectRefusal(sent)).problem.code).toBe('UNREADABLE_PICTURE');
});

// 960 x 640, left half red, right half blue, with the GPS position of a phone.
const heic = readFileSync(new URL('../../../../../tests/fixtures/phone.heic', import.meta.url));

test('S10.25 a HEIC photo of a phone is stored as any other, without its place', async () => {
  const { path } = await upload(heic, 'image/heic');
  const response = await fetch(`${address}${path}`);
  const stored = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height, exif, format } = await stored.metadata();
  expect([width, height, exif, format]).toEqual([640, 427, undefined, 'webp']);
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray((200 * 640 + x) * info.channels).subarray(0, 3)];
  const [red = [], blue = []] = [pixel(100), pixel(540)];
  expect([(red[0] ?? 0) > 180, (red[2] ?? 0) < 80]).toEqual([true, true]);
  expect([(blue[0] ?? 0) < 80, (blue[2] ?? 0) > 180]).toEqual([true, true]);
});

test('S10.25 a HEIC photo that is broken is refused, and the next one is read', async () => {
  // One file is cut short, so that its size is not the stated one; the other is garbled after its first bytes.
  const cut = heic.subarray(0, 400);
  const garbled = Buffer.from(
    heic.map((byte, index) => (index < 24 ? byte : (byte * 7 + index) % 256)),
  );
  for (const broken of [cut, garbled])
    expect((await expectRefusal(upload(broken, 'image/heic'))).problem.code).toBe(
      'UNREADABLE_PICTURE',
    );
  expect((await upload(heic, 'image/heif')).path).toContain('/media/stocks/photo-');
});

test('S10.209 a stored picture is cut to a part of it, and stays as it was', async () => {
  const blue = await photo(200, 400)
    .composite([
      {
        input: await sharp({
          create: { width: 200, height: 200, channels: 3, background: '#2040d0' },
        })
          .png()
          .toBuffer(),
        left: 0,
        top: 200,
      },
    ])
    .png()
    .toBuffer();
  const { path } = await upload(blue, 'image/png');
  const crop = (area: { left: number; top: number; width: number; height: number }, of = path) =>
    catalogue.api('POST /api/v1/staff/pictures/crop', { body: { path: of, ...area } });
  const lower = await crop({ left: 0, top: 50, width: 100, height: 50 });
  expect(lower.path).not.toBe(path);
  const cropped = Buffer.from(await (await fetch(`${address}${lower.path}`)).arrayBuffer());
  const { width, height } = await sharp(cropped).metadata();
  expect([width, height]).toEqual([200, 200]);
  const { dominant } = await sharp(cropped).stats();
  expect(dominant.b).toBeGreaterThan(150);
  expect((await download(path)).height).toBe(400);
  // The area exceeds the edge only by a rounding error.
  expect((await crop({ left: 33.34, top: 66.67, width: 66.67, height: 33.34 })).path).toMatch(
    /webp$/,
  );
  const unknown = '/media/stocks/photo-00000000000000000000000000000000-00000000/640.webp';
  const away = await expectRefusal(crop({ left: 0, top: 0, width: 50, height: 50 }, unknown));
  expect([away.status, away.problem.code]).toEqual([404, 'NO_PICTURE']);
});

test('a picture cut short, and one of too many pixels, are refused', async () => {
  const whole = await photo(800, 800).png({ compressionLevel: 0 }).toBuffer();
  expect((await expectRefusal(upload(whole.subarray(0, 5000), 'image/png'))).status).toBe(422);
  const huge = await photo(9000, 9000).png().toBuffer();
  expect((await expectRefusal(upload(huge, 'image/png'))).status).toBe(422);
});

test('S10.25 beyond what memory holds, uploads are refused before they are received', async () => {
  const bytes = await photo(20, 20).jpeg().toBuffer();
  const requests = Array.from({ length: MAX_UPLOADS + 1 }, () => {
    const upload = request(`${address}/api/v1/staff/pictures?folder=stocks`, {
      method: 'POST',
      headers: {
        ...catalogue.headers,
        'content-type': 'image/jpeg',
        'content-length': bytes.length,
      },
    });
    upload.write(bytes.subarray(0, 100));
    return upload;
  });
  const respond = async (upload: ClientRequest) => {
    const [response]: IncomingMessage[] = await once(upload, 'response');
    return { upload, status: response?.statusCode, body: response && (await text(response)) };
  };
  const responses = requests.map(respond);
  const refused = await Promise.race(responses);
  expect([refused.status, JSON.parse(refused.body ?? '').message]).toEqual([
    503,
    'The shop is busy at the moment. Please try again in a few seconds.',
  ]);
  for (const upload of requests) if (upload !== refused.upload) upload.end(bytes.subarray(100));
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(MAX_UPLOADS).fill(200), 503]);
  refused.upload.destroy();
  expect((await upload(bytes)).path).toMatch(/webp$/);
});
