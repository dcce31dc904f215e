import { paths } from '@sabuja/contract/rules/page-paths';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { hours, seconds } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import { findShopProfile } from '../modules/content/index.ts';
import type { Db } from '../platform/db/index.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('icon', 192, 'any')],
});

const screenshot = (file: string, size: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${file}.webp`,
  sizes: size,
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/** Mounts the web app manifest. The app's name and description are settings. */
export function mountManifest(http: FastifyInstance, db: Db): void {
  http.get('/manifest.webmanifest', async (_, reply) => {
    const profile = await findShopProfile(db);
    const name = profile?.name ?? DEFAULT_SHOP_NAME;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${hours(1) / seconds(1)}`)
      .send({
        id: '/',
        name,
        short_name: name,
        description: profile?.tagline ?? '',
        lang: 'en-IN',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        orientation: 'any',
        background_color: '#fbfcf8',
        theme_color: '#0f4d27',
        categories: ['shopping', 'food'],
        icons: [192, 512].flatMap((size) => [
          icon('icon', size, 'any'),
          icon('maskable', size, 'maskable'),
        ]),
        shortcuts: [
          shortcut('My Cart', paths.cart()),
          shortcut('My Orders', paths.profileOrders()),
        ],
        screenshots: [
          screenshot('home-phone', '780x1688', 'narrow', 'Home'),
          screenshot('category-phone', '780x1688', 'narrow', 'Vegetables'),
          screenshot('home-wide', '1440x900', 'wide', 'Home'),
        ],
      });
  });
}
