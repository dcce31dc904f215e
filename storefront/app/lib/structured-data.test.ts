import { expect, test } from 'vitest';
import { breadcrumbs, productData } from './structured-data.ts';

const tomato = {
  name: 'Desi tomato',
  description: 'Sour and thin-skinned.',
  cost: 43,
  discount: 12,
  quantity: 3,
  inactive: 0 as const,
  image_urls: ['/media/stocks/desi-tomato-00000000/640.webp'],
};
const address = {
  origin: 'https://shop.example',
  path: '/product/7',
  picture: (path: string) => `https://media.example${path}`,
};

test('S9.5 structured data has the price after discount, in rupees', () => {
  const { offers, image } = productData(tomato, address);
  expect([offers.price, offers.priceCurrency, offers.url]).toEqual([
    '37.84',
    'INR',
    'https://shop.example/product/7',
  ]);
  expect(image).toEqual(['https://media.example/media/stocks/desi-tomato-00000000/640.webp']);
});

test.each([
  [{}, 'InStock'],
  [{ quantity: 0 }, 'OutOfStock'],
  [{ inactive: 1 as const }, 'OutOfStock'],
])('availability of %o is %s', (change, availability) => {
  const { offers } = productData({ ...tomato, ...change }, address);
  expect(offers.availability).toBe(`https://schema.org/${availability}`);
});

test('a breadcrumb list names each step', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Vegetables', path: '/categories/1' },
  ];
  expect(breadcrumbs('https://shop.example', steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Vegetables',
      item: 'https://shop.example/categories/1',
    },
  ]);
});
