import { addTime, minutes } from '@sabuja/kit';
import { refusalCode, useMember, useTestShop } from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';
import { publishDueBanners } from './index.ts';

const shop = useTestShop();
const catalogue = useMember(shop, 'catalogue');
const support = useMember(shop, 'support');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

const at = (offset: number) => addTime(shop.clock.now(), offset).toISOString();
const mangoes = {
  image_url: '/media/banners/photo-0123456789abcdef/800.webp',
  view_sequence: 0,
  title: 'Mangoes at the door',
  subtitle: 'Picked this morning',
  action: 'See mangoes',
  translations: { hi: { title: 'आम घर पर' } },
  link: '/categories/1',
  light_text: false,
  is_hidden: false,
  from: null as string | null,
  until: null as string | null,
};
const create = (values: Partial<typeof mangoes> = {}) =>
  catalogue.api('POST /api/v1/staff/banners', { body: { ...mangoes, ...values } });
const change = (id: number, body: object) =>
  catalogue.api('PATCH /api/v1/staff/banners/{id}', { params: { id }, body });
const readHome = async (id: number, language = 'en') => {
  const response = await fetch(`${address}/api/v1/banner/`, {
    headers: { 'accept-language': language },
  });
  const banners = (await response.json()) as {
    banner_id: number;
    title: string;
    inactive: 0 | 1;
  }[];
  return banners.find(({ banner_id }) => banner_id === id);
};

test('S10.117 S3.7 S7b.9 a banner is on Home in the language of the reader, and all that staff change is audited', async () => {
  const { banner_id: id, version } = await create();
  await expect
    .poll(() => readHome(id))
    .toMatchObject({ title: 'Mangoes at the door', inactive: 0 });
  await expect.poll(() => readHome(id, 'hi')).toMatchObject({ title: 'आम घर पर' });
  const changed = await change(id, { subtitle: 'From the farm', version });
  expect(changed).toMatchObject({ subtitle: 'From the farm', version: version + 1 });
  expect(changed.translations).toMatchObject({ hi: { title: 'आम घर पर' } });
  await change(id, { is_hidden: true });
  await expect.poll(() => readHome(id)).toMatchObject({ inactive: 1 });
  await catalogue.api('DELETE /api/v1/staff/banners/{id}', { params: { id } });
  await expect.poll(() => readHome(id)).toBeUndefined();
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select('action')
    .where('subject', '=', 'banner')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'banner.create',
    'banner.change',
    'banner.change',
    'banner.delete',
  ]);
});

test('S10.117 a banner is shown from its beginning to its end', async () => {
  const { banner_id: id } = await create({ from: at(minutes(1)), until: at(minutes(3)) });
  const isInactive = async () => (await readHome(id))?.inactive;
  await expect.poll(isInactive).toBe(1);
  shop.clock.advance(minutes(2));
  await publishDueBanners(shop.app.db, shop.clock.now());
  await expect.poll(isInactive).toBe(0);
  shop.clock.advance(minutes(2));
  await publishDueBanners(shop.app.db, shop.clock.now());
  await expect.poll(isInactive).toBe(1);
});

test('S10.117 of eight who change a banner of one version at once, one succeeds', async () => {
  const { banner_id: id, version } = await create();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => change(id, { title: `Title ${index}`, version })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('S10.117 what no shopper could follow or read is refused', async () => {
  expect(await refusalCode(create({ from: at(minutes(2)), until: at(minutes(1)) }))).toBe(
    'BAD_PERIOD',
  );
  expect(await refusalCode(create({ action: ' ' }))).toBe('NO_ACTION');
  for (const link of ['https://other.example', '//other.example', '/\\other.example', 'deals']) {
    expect(await refusalCode(create({ link }))).toBe('INVALID');
  }
  expect(await refusalCode(create({ image_url: '/media/../secret' }))).toBe('INVALID');
  expect(await refusalCode(change(999_999, { title: 'None' }))).toBe('NO_BANNER');
  expect(await refusalCode(support.api('GET /api/v1/staff/banners'))).toBe('NOT_PERMITTED');
});

test('S10.117 a video is known by its content, whatever the upload says', async () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'video/mp4') =>
    catalogue.api('POST /api/v1/staff/videos', { file: new Blob([bytes], { type }) });
  const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3);
  const { path } = await upload(webm);
  expect(path).toMatch(/^\/media\/banners\/video-[0-9a-f]{32}-[0-9a-f]{8}\.webm$/);
  const response = await fetch(`${address}${path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm']);
  expect((await create({ image_url: path })).image_url).toBe(path);
  expect(await refusalCode(upload(Uint8Array.of(1)))).toBe('UNREADABLE_VIDEO');
  expect(await refusalCode(upload(new TextEncoder().encode('<script>alert(1)</script>')))).toBe(
    'UNREADABLE_VIDEO',
  );
});
