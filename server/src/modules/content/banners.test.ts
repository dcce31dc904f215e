import { addTime, minutes, seconds } from '@sabuja/kit';
import { refusalCode, useMember, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../platform/db/index.ts';
import { publishDueBanners, publishDueLegalPages, publishDueNotices } from './index.ts';

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
const countCached = async () => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^http_cached_responses_total (\d+)$/m.exec(metrics)?.[1]);
};
const isHomeCached = async (id: number) => {
  const before = await countCached();
  await readHome(id);
  return (await countCached()) > before;
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

test('S10.117 a banner that begins or ends within a minute after it is saved does so in cached responses, too', async () => {
  const { banner_id: id } = await create({ from: at(seconds(30)) });
  const isInactive = async () => (await readHome(id))?.inactive;
  const passMinute = async () => {
    await expect.poll(() => isHomeCached(id)).toBe(true);
    shop.clock.advance(minutes(1));
    await publishDueBanners(shop.app.db, shop.clock.now());
  };
  await expect.poll(isInactive).toBe(1);
  await passMinute();
  await expect.poll(isInactive).toBe(0);
  await change(id, { from: at(seconds(30)) });
  await expect.poll(isInactive).toBe(1);
  await passMinute();
  await expect.poll(isInactive).toBe(0);
});

test('S10.401 a minute in which no banner, notice or legal page begins or ends leaves cached responses alone', async () => {
  await create();
  const received: string[] = [];
  const listener = { channel: 'changes', onReady: () => {}, onLost: () => {} };
  const onMessage = (payload: string) => received.push(payload);
  const { stop } = await listen(shop.databaseUrl, [{ ...listener, onMessage }]);
  onTestFinished(stop);
  const now = addTime(shop.clock.now(), minutes(1));
  await publishDueBanners(shop.app.db, now);
  await publishDueNotices(shop.app.db, now);
  await publishDueLegalPages(shop.app.db, now);
  await sql`notify changes, 'end'`.execute(shop.app.db);
  await expect.poll(() => received).toEqual(['end']);
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
