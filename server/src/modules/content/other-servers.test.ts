import { addTime, seconds } from '@sabuja/kit';
import { TestClock, type TestShop, useMember, useTestShop } from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDueBanners, publishDueNotices } from './index.ts';

const shop = useTestShop();
// Two seconds past midnight in India.
beforeAll(() => shop.clock.set('2026-11-21T18:30:02Z'));
const owner = useMember(shop, 'owner');
let behind: TestShop;
beforeAll(async () => {
  const clock = new TestClock(addTime(shop.clock.now(), -seconds(5)).toISOString());
  behind = await shop.openSecondServer({}, clock);
});
afterAll(() => behind.close());

const read = async (url: string) => (await behind.app.http.inject({ url })).json();
const always = { from: null, until: null };

test('S10.462 a notice that begins is shown by a server whose clock is behind, too, and stays shown', async () => {
  const facts = {
    office_address: 'Bhubaneswar',
    phone: '+916740000199',
    email: 'a@sabuja.example',
  };
  await owner.api('PATCH /api/v1/staff/shop', {
    body: { name: 'Sabuja', legal_name: 'Sabuja Farm Foods', ...facts },
  });
  const text = 'Heavy rain: slots from 10.';
  await owner.api('POST /api/v1/staff/notices', { body: { text, translations: {}, ...always } });
  const isShown = async () =>
    expect((await read('/api/v1/settings/shop')).notices).toMatchObject([{ text }]);
  await expect.poll(() => read('/api/v1/settings/shop')).toHaveProperty('notices');
  await publishDueNotices(shop.app.db, behind.clock.now());
  await isShown();
  const { results } = await behind.api(owner.headers)('GET /api/v1/staff/notices');
  expect(results).toMatchObject([{ text, state: 'shown' }]);
});

test('S10.462 so is a banner', async () => {
  const { banner_id } = await owner.api('POST /api/v1/staff/banners', {
    body: {
      image_url: '/media/banners/photo-0123456789abcdef/800.webp',
      ...{ view_sequence: 0, title: 'Mangoes', subtitle: '', action: 'See', translations: {} },
      ...{ link: '/categories/1', light_text: false, is_hidden: false },
      ...{ from: shop.clock.now().toISOString(), until: null },
    },
  });
  await expect.poll(() => read('/api/v1/banner/')).toMatchObject([{ banner_id, inactive: 0 }]);
  await publishDueBanners(shop.app.db, behind.clock.now());
  expect(await read('/api/v1/banner/')).toMatchObject([{ banner_id, inactive: 0 }]);
});

test('S10.462 so is a legal page that applies from today on', async () => {
  const params = { page: 'terms' } as const;
  const { version } = await owner.api('GET /api/v1/staff/legal/{page}', { params });
  const saved = await owner.api('PATCH /api/v1/staff/legal/{page}', {
    params,
    body: { text: 'Cash only.', version },
  });
  await owner.api('POST /api/v1/staff/legal/{page}/publish', {
    params,
    body: {
      ...{ version: saved.version, effective_on: '2026-11-22', note: 'Cash', translations: {} },
    },
  });
  await expect.poll(() => read('/api/v1/legal/terms')).toMatchObject({ version: 2 });
});
