import { paths } from '@sabuja/contract/rules/page-paths';
import { hours, minutes, seconds } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countItems, listCategoryTree, listItemIds } from '../modules/catalogue/index.ts';
import type { Db } from '../platform/db/index.ts';
import { notFound } from '../platform/http/index.ts';

type Deps = { http: FastifyInstance; db: Db; origin: () => string };

/** The maximum number of URLs in one sitemap according to the sitemap protocol. */
const MAX_URLS_PER_SITEMAP = 50_000;
const RATE_LIMIT = { max: 60, timeWindow: minutes(1) };
/** Paths that crawlers must not visit: they need a signed-in customer or are not meant for people. */
const disallowedPaths = [
  '/api/',
  paths.cart(),
  paths.checkout(),
  paths.profile(),
  paths.orderSummary(''),
  paths.auth(),
  '/dev/',
];
const publicPaths = [paths.home(), paths.about(), paths.contact(), paths.terms(), paths.privacy()];

/** Mounts `robots.txt`, and the sitemaps of pages and items. */
export function mountSitemap({ http, db, origin }: Deps): void {
  const config = { config: { rateLimit: RATE_LIMIT } };
  http.get('/robots.txt', config, async (_, reply) =>
    withCacheHeaders(reply, 'text/plain').send(
      [
        'User-agent: *',
        ...disallowedPaths.map((path) => `Disallow: ${path}`),
        `Sitemap: ${origin()}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  http.get('/sitemap.xml', config, async (_, reply) => {
    const parts = Math.ceil((await countItems(db)) / MAX_URLS_PER_SITEMAP);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `goods-${part + 1}`)];
    return sendXml(
      reply,
      'sitemapindex',
      'sitemap',
      names.map((name) => `${origin()}/sitemaps/${name}.xml`),
    );
  });
  http.get('/sitemaps/pages.xml', config, async (_, reply) =>
    sendXml(
      reply,
      'urlset',
      'url',
      [...publicPaths, ...(await listCategoryPaths(db))].map((path) => origin() + path),
    ),
  );
  http.get('/sitemaps/goods-:part.xml', config, async (request, reply) => {
    const part = Number((request.params as { part: string }).part);
    if (!Number.isInteger(part) || part < 1 || part > 1000) throw notFound();
    const ids = await listItemIds(db, {
      limit: MAX_URLS_PER_SITEMAP,
      offset: (part - 1) * MAX_URLS_PER_SITEMAP,
    });
    if (ids.length === 0) throw notFound();
    return sendXml(
      reply,
      'urlset',
      'url',
      ids.map((id) => origin() + paths.product(id)),
    );
  });
}

async function listCategoryPaths(db: Db): Promise<string[]> {
  const categories = await listCategoryTree(db);
  return categories.flatMap(({ id, subcategories }) => [
    paths.category(id),
    ...subcategories.map((sub) => paths.category(id, { sub })),
  ]);
}

const withCacheHeaders = (reply: FastifyReply, type: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${hours(1) / seconds(1)}`);

const sendXml = (reply: FastifyReply, list: string, entry: string, addresses: string[]) =>
  withCacheHeaders(reply, 'application/xml').send(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
      .map((address) => `<${entry}><loc>${xmlText(address)}</loc></${entry}>\n`)
      .join('')}</${list}>\n`,
  );

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
