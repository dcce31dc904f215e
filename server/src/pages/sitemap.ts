import { paths } from '@sabuja/contract/rules/page-paths';
import { hours, minutes, seconds } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { countGoods, listGoods, listShelves } from '../modules/catalogue/index.ts';
import type { Db } from '../platform/db/index.ts';
import { notFound } from '../platform/http/index.ts';

type Deps = { http: FastifyInstance; db: Db; origin: () => string };

/** The most addresses that one sitemap may hold, by its protocol. */
const most = 50_000;
const rate = { max: 60, timeWindow: minutes(1) };
/** What needs a person signed in, or is for machines of ours. */
const closed = [
  '/api/',
  paths.cart(),
  paths.checkout(),
  paths.profile(),
  paths.orderSummary(''),
  paths.auth(),
  '/dev/',
];
const open = [paths.home(), paths.about(), paths.contact(), paths.terms(), paths.privacy()];

/** What search engines ask for first: `robots.txt`, and the sitemaps of pages and goods. */
export function mountSitemap({ http, db, origin }: Deps): void {
  const config = { config: { rateLimit: rate } };
  http.get('/robots.txt', config, async (_, reply) =>
    lasting(reply, 'text/plain').send(
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        `Sitemap: ${origin()}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  http.get('/sitemap.xml', config, async (_, reply) => {
    const parts = Math.ceil((await countGoods(db)) / most);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `goods-${part + 1}`)];
    return asXml(
      reply,
      'sitemapindex',
      'sitemap',
      names.map((name) => `${origin()}/sitemaps/${name}.xml`),
    );
  });
  http.get('/sitemaps/pages.xml', config, async (_, reply) =>
    asXml(
      reply,
      'urlset',
      'url',
      [...open, ...(await shelfPaths(db))].map((path) => origin() + path),
    ),
  );
  http.get('/sitemaps/goods-:part.xml', config, async (request, reply) => {
    const part = Number((request.params as { part: string }).part);
    if (!Number.isInteger(part) || part < 1 || part > 1000) throw notFound();
    const ids = await listGoods(db, { limit: most, offset: (part - 1) * most });
    if (ids.length === 0) throw notFound();
    return asXml(
      reply,
      'urlset',
      'url',
      ids.map((id) => origin() + paths.product(id)),
    );
  });
}

async function shelfPaths(db: Db): Promise<string[]> {
  const shelves = await listShelves(db);
  return shelves.flatMap(({ id, subcategories }) => [
    paths.category(id),
    ...subcategories.map((sub) => paths.category(id, { sub })),
  ]);
}

const lasting = (reply: FastifyReply, type: string) =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${hours(1) / seconds(1)}`);

const asXml = (reply: FastifyReply, list: string, entry: string, addresses: string[]) =>
  lasting(reply, 'application/xml').send(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
      .map((address) => `<${entry}><loc>${xmlText(address)}</loc></${entry}>\n`)
      .join('')}</${list}>\n`,
  );

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
