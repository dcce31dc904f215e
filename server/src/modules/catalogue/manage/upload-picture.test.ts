import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
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

test.each([
  ['nothing', '', 'image/jpeg'],
  ['a text with the name of a picture', 'GIF or not', 'image/png'],
  [
    'an SVG, which may refer to other files',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'image/webp',
  ],
])('%s is refused in words', async (_, bytes, type) => {
  const { status, problem, message } = await expectRefusal(upload(bytes, type));
  expect([status, problem.code]).toEqual([422, 'UNREADABLE_PICTURE']);
  expect(message).toBe(
    'This picture cannot be read. Please choose a JPEG, PNG, WebP or AVIF file.',
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
