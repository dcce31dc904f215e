import type { IncomingMessage } from 'node:http';
import type { ShopProfile } from '@sabuja/contract';
import { type Locale, languageCookie, minutes, parseLocale } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../modules/identity/index.ts';
import type { CheckoutHosts } from '../modules/payments/index.ts';
import { type CacheStore, isCanonicalUrl, type ResponseCache } from '../platform/cache/index.ts';
import type { LoadClasses } from '../platform/http/index.ts';
import { apiTransport, type PageDependencies } from './api-transport.ts';
import {
  clientFolder,
  findBuiltStorefront,
  type LoadStorefront,
  startDevStorefront,
} from './builds.ts';
import { mountBuiltFiles } from './built-files.ts';
import { sendBusyPage } from './busy-page.ts';
import { sendOpensSoonPage } from './opens-soon-page.ts';
import { createScriptMark, takeOwnScripts } from './own-scripts.ts';
import { renderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';

export type PagesOptions = {
  http: FastifyInstance;
  cacheStore: CacheStore;
  responseCache: ResponseCache;
  loadClasses: LoadClasses;
  /** Returns the shop's own URL; pages never use the Host header. */
  origin: () => string;
  isDevelopment: boolean;
  /** Returns true if a request may see the pages under `/dev`. */
  maySeeDevPages: (request: FastifyRequest) => boolean;
  /** The hosts of the payment provider's checkout; undefined if the shop itself serves the checkout. */
  checkoutHosts?: CheckoutHosts | undefined;
  mapHosts?: readonly string[];
  /** The URL from which pages load pictures and videos; empty for the shop itself. */
  mediaHost: string;
  /** Returns true if the shop is open, so that visitors may see it. */
  isOpen: () => Promise<boolean>;
  /** Returns true if a request may see the shop before it opens. */
  mayPreview: (request: FastifyRequest) => boolean;
  findShopProfile: () => Promise<ShopProfile | undefined>;
};

/** The limit of rendered (not cached) pages per client address. */
const PAGE_RATE_LIMIT = { max: 600, timeWindow: minutes(1) };
const html = 'text/html; charset=utf-8';
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Not found.' };

/** The offline page is the same for everybody: the service worker stores it, and stores no page of a session. */
const isOfflinePage = ({ url }: IncomingMessage): boolean => url?.split('?')[0] === '/offline';

/** Returns true for a request with a session cookie; it must not get a shared page. */
const hasSession = (request: IncomingMessage): boolean =>
  !isOfflinePage(request) && (request.headers.cookie?.includes(`${sessionCookie}=`) ?? false);

const languagePattern = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** Returns the language that was chosen in this browser. */
const languageOf = (request: IncomingMessage): Locale =>
  parseLocale(languagePattern.exec(request.headers.cookie ?? '')?.[1]);

const pageKey = (request: IncomingMessage): string | undefined =>
  hasSession(request) ? undefined : `${languageOf(request)} ${request.url}`;

/** Mounts the storefront's files and pages; returns the loader of the storefront, or undefined if it is not built. */
export async function mountPages(options: PagesOptions): Promise<LoadStorefront | undefined> {
  const { http, responseCache, isDevelopment } = options;
  responseCache.pageKey = pageKey;
  const load = isDevelopment ? await startDevStorefront(http) : findBuiltStorefront();
  if (!load) {
    // Fastify's default handler would log the URL with its query, which may contain tokens.
    http.setNotFoundHandler((_, reply) => reply.code(404).send(NOT_FOUND));
    return undefined;
  }
  if (!isDevelopment) await mountBuiltFiles(http, { root: clientFolder, prefix: '/' });
  // Pages have their own limit, because rendering is expensive and one visitor must not slow down others.
  const preHandler = http.hasDecorator('rateLimit')
    ? { preHandler: http.rateLimit(PAGE_RATE_LIMIT) }
    : {};
  http.setNotFoundHandler(preHandler, async (request, reply) => {
    if (!request.url.startsWith('/')) return reply.code(400).send();
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return reply.code(404).send(NOT_FOUND);
    }
    return options.loadClasses
      .run('pages', () => sendPage(options, load, request, reply))
      .catch((error) => sendBusyPage(error, { request, reply, locale: languageOf(request.raw) }));
  });
  return load;
}

async function sendPage(
  options: PagesOptions,
  load: LoadStorefront,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { http, cacheStore, responseCache, origin, isDevelopment, maySeeDevPages, mediaHost } =
    options;
  const isOpen = await options.isOpen();
  if (!isOpen && !options.mayPreview(request)) {
    const { fontsFor } = (await load()).entry.module;
    return sendOpensSoonPage(request, reply, { shop: await options.findShopProfile(), fontsFor });
  }
  const since = cacheStore.version;
  const signedIn = hasSession(request.raw);
  const dependencies: PageDependencies = {
    tags: new Set(),
    // A page rendered before the opening (a preview) must not be cached for visitors of the open shop.
    isShareable: isOpen && !signedIn && !isDevelopment,
  };
  const storefront = await load();
  const locale = languageOf(request.raw);
  const cookie = signedIn ? (request.headers.cookie ?? '') : '';
  const transport = apiTransport(
    http,
    responseCache,
    { cookie, address: request.ip, locale },
    dependencies,
  );
  const mark = createScriptMark();
  const response = await renderPage(storefront, {
    url: `${origin()}${request.url}`,
    transport,
    mark,
    mediaHost,
    isDevelopment,
    visitor: {
      signedIn,
      locale,
      maySeeDev: () => {
        // The page depends on the visitor, so it must not be shared.
        dependencies.isShareable = false;
        return maySeeDevPages(request);
      },
    },
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const rendered = Buffer.from(await response.arrayBuffer());
  const page = isPage ? takeOwnScripts(rendered.toString(), mark) : undefined;
  const body = page ? Buffer.from(page.html) : rendered;
  const headers = page && !isDevelopment ? pageHeaders(options, request, locale, page.hashes) : {};
  if (
    response.status !== 200 ||
    !isPage ||
    !dependencies.isShareable ||
    dependencies.tags.size === 0
  ) {
    const ownHeaders = Object.fromEntries([...response.headers]);
    return reply
      .code(response.status)
      .headers({ ...ownHeaders, ...headers, 'cache-control': 'no-store' })
      .send(body);
  }
  const kind = { contentType: html, vary: 'accept-encoding, cookie', headers };
  return responseCache.send(request, reply, body, kind, {
    key: pageKey(request.raw) ?? '',
    tags: [...dependencies.tags],
    since,
    isCacheable: isCanonicalUrl(request.url, cacheableParams),
  });
}

const pageHeaders = (
  { checkoutHosts, mapHosts, mediaHost }: PagesOptions,
  request: FastifyRequest,
  locale: Locale,
  hashes: Parameters<typeof securityHeaders>[0],
) => ({
  'content-language': locale,
  ...securityHeaders(hashes, {
    checkoutHosts,
    mapHosts,
    mediaHost,
    hasSecretUrl: secretPathPattern.test(request.url),
  }),
});

/** Matches the page for deleting an account, whose URL contains a secret token. */
const secretPathPattern = /^\/deleteaccount\b/i;

/** The query parameters of the shop's own links to pages. */
const cacheableParams = ['sub', 'show', 'veg', 'page'];
