import { expect, test } from 'vitest';
import { pageMeta, privateMeta } from './page-meta.ts';
import { shopData } from './structured-data.ts';

const matches = [
  { id: 'root', loaderData: { shopName: 'Haata', origin: 'https://shop.example', locale: 'en' } },
];

test('S10.455 search engines and messengers get the name of the shop’s profile', () => {
  const page = {
    title: 'Tomato',
    description: 'Sour',
    path: '/product/7',
    data: (shop: Parameters<typeof shopData>[0]) => [shopData(shop)],
  };
  const meta = pageMeta(page, matches);
  expect(meta).toContainEqual({ title: 'Tomato · Haata' });
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'Haata' });
  expect(meta.at(-1)).toMatchObject({
    'script:ld+json': { name: 'Haata', url: 'https://shop.example/' },
  });
  expect(JSON.stringify(meta)).not.toContain('Sabuja');
});

test('S10.455 pages outside search engines have it in their title', () => {
  const [title] = privateMeta({ id: 'order', message: 'Order' }, matches);
  expect(title).toEqual({ title: 'Order · Haata' });
});

test('S10.455 a title may contain the name, whatever characters it has', () => {
  const strange = [{ id: 'root', loaderData: { shopName: 'Haata {0} <b>', locale: 'en' } }];
  const title = ({ name: shopName }: { name: string }) => ({
    id: 'Contact {shopName}',
    message: 'Contact {shopName}',
    values: { shopName },
  });
  const [meta] = pageMeta({ title, description: 'Sour', path: '/' }, strange);
  expect(meta).toEqual({ title: 'Contact Haata {0} <b>' });
});
