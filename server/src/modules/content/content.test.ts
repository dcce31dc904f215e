import { useTestShop } from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';
import { addBanners, saveSetting } from './index.ts';

const shop = useTestShop();
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

async function get(path: string) {
  const response = await fetch(`${address}/api/v1/${path}`);
  return { status: response.status, body: await response.json() };
}

test('S3.7 S7b.9 banners are a list in their sequence, inactive ones and films included', async () => {
  const banner = (image_url: string, view_sequence: number | null, inactive: 0 | 1) => ({
    image_url,
    view_sequence,
    inactive,
    title: 'Monsoon greens',
    subtitle: 'Cut this morning',
    action: 'See',
    link: '/categories/1',
    tone: 'leaf dark',
  });
  const film = banner('/media/banners/film-00000000.mp4', 7, 1);
  const picture = banner('/media/banners/greens-00000000/1200.webp', 2, 0);
  const nowhere = banner('/media/banners/none-00000000/1200.webp', null, 0);
  await addBanners(shop.app.db, [nowhere, film, picture]);
  expect((await get('banner/')).body).toEqual(
    [picture, film, nowhere].map((each) => ({ banner_id: expect.any(Number), ...each })),
  );
});

test('S3.8 S7b.10 S7b.11 a setting is an object with its key; the minimum order is a number as text', async () => {
  const settingOf = (key: string) => get(`settings/general/key/${key}`);
  const { db } = shop.app;
  expect((await settingOf('MIN_ORDER_AMOUNT')).status).toBe(404);
  await saveSetting(db, 'MIN_ORDER_AMOUNT', '199');
  await saveSetting(db, 'VEG_NONVEG_TOGGLE_IGNORE', '3,8');
  expect((await settingOf('MIN_ORDER_AMOUNT')).body).toEqual({ MIN_ORDER_AMOUNT: '199' });
  expect((await settingOf('VEG_NONVEG_TOGGLE_IGNORE')).body).toEqual({
    VEG_NONVEG_TOGGLE_IGNORE: '3,8',
  });
  expect((await settingOf('SESSION_SECRET')).status).toBe(422);
});
