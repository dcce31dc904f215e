import { createStock, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addCategories } from '../modules/catalogue/index.ts';
import { addBanners } from '../modules/content/index.ts';

const host = 'https://media.example.com';
const picture = (name: string) => `/media/stocks/${name}-1a2b3c4d/640.webp`;
const film = (name: string) => `/media/banners/${name}-1a2b3c4d.mp4`;

const shop = useTestShop({ env: { MEDIA_HOST: `${host}/` } });
let address = '';
let categoryId: number;
let stockId: number;

beforeAll(async () => {
  const { db } = shop.app;
  const category = (slug: string, parentId: number | null) => ({
    slug,
    name: slug,
    description: '',
    imageUrl: picture(slug),
    parentId,
    sequence: 1,
  });
  const add = async (slug: string, parentId: number | null) =>
    (await addCategories(db, [category(slug, parentId)])).get(slug) ?? 0;
  categoryId = await add('vegetables', null);
  const place = { categoryId, subcategoryId: await add('roots', categoryId) };
  stockId = await createStock(shop, place, { imageUrls: [picture('carrot')], featured: true });
  const banner = (image_url: string, view_sequence: number) => ({
    ...{ image_url, view_sequence, inactive: 0 as const, title: '', subtitle: '' },
    ...{ action: '', link: '', tone: 'leaf dark' },
  });
  await addBanners(db, [
    banner('/media/banners/first-1a2b3c4d/1200.webp', 1),
    banner('/media/banners/sixth-1a2b3c4d/1200.webp', 6),
    banner(film('seventh'), 7),
  ]);
  address = await shop.app.listen();
});

const page = async (path: string) => {
  const response = await fetch(address + path);
  return { policy: response.headers.get('content-security-policy'), body: await response.text() };
};
/** Returns the unique URLs of pictures and videos in elements and metadata. */
const named = (body: string): string[] => {
  const values = [...body.matchAll(/\s(?:src|srcSet|imageSrcSet|content)="([^"]*)"/gi)];
  const addresses = values.flatMap(([, value = '']) => value.split(/,\s/));
  return [...new Set(addresses.map((one) => one.split(' ')[0] ?? ''))].filter((one) =>
    one.includes('/media/'),
  );
};

test('S3.7 S7h.1 the carousel has the media host in front of its pictures and films, a single banner has them as they are', async () => {
  const banners = async () =>
    named((await page('/')).body)
      .filter((one) => /\/(?:1200\.webp|\S+\.mp4)$/.test(one))
      .sort();
  const films = async () =>
    [...(await page('/')).body.matchAll(/<video src="([^"]*)"/g)].map(([, src]) => src);
  expect(await films()).toEqual([film('seventh')]);
  expect(await banners()).toEqual([
    film('seventh'),
    '/media/banners/sixth-1a2b3c4d/1200.webp',
    `${host}/media/banners/first-1a2b3c4d/1200.webp`,
  ]);
  await sql`update content.banners set view_sequence = 0 where view_sequence = 7`.execute(
    shop.app.db,
  );
  await expect
    .poll(banners)
    .toEqual(['/media/banners/sixth-1a2b3c4d/1200.webp', `${host}${film('seventh')}`]);
  expect(await films()).toEqual([`${host}${film('seventh')}`]);
});

test('S7h.1 pictures of items and categories come from the media host, for every visitor', async () => {
  for (const path of ['/', `/categories/${categoryId}`, `/product/${stockId}`]) {
    const addresses = named((await page(path)).body);
    const items = addresses.filter((one) => one.includes('/media/stocks/'));
    expect(items).toContain(`${host}${picture('carrot')}`);
    expect(items.filter((one) => !one.startsWith(`${host}/media/`))).toEqual([]);
  }
  const { body, policy } = await page(`/product/${stockId}`);
  expect(named(body)).toContain(`${host}${picture('carrot').replace('.webp', '.jpg')}`);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data).image).toEqual([`${host}${picture('carrot')}`]);
  expect(policy).toContain(`img-src 'self' data: blob: ${host};`);
  expect(policy).toContain(`media-src 'self' ${host};`);
});
