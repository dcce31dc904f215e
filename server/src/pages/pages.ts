import type { IncomingMessage } from 'node:http';
import fastifyStatic from '@fastify/static';
import { createClient } from '@sabuja/contract/client';
import { type Locale, languageCookie, localeOf, minutes } from '@sabuja/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { sessionCookie } from '../modules/identity/index.ts';
import { isPlainAddress, type SharedAnswers } from '../platform/cache/index.ts';
import { apiTransport, type Ingredients } from './api-transport.ts';
import {
  builtStorefront,
  clientFolder,
  type LoadStorefront,
  liveStorefront,
  type Storefront,
} from './builds.ts';
import { type PaidThrough, securityHeaders } from './security-headers.ts';

export type PagesOptions = {
  http: FastifyInstance;
  shared: SharedAnswers;
  /** The shop's own address: pages never believe a Host header. */
  origin: () => string;
  live: boolean;
  /** Who may see the pages under `/dev`. */
  maySeeDevPages: (request: FastifyRequest) => boolean;
  paidThrough?: PaidThrough;
  mapHosts?: readonly string[];
  /** Where pages get pictures and films from; empty for the shop itself. */
  mediaHost: string;
};

/** Pages that had to be made, from one address. */
const pageRate = { max: 600, timeWindow: minutes(1) };
const html = 'text/html; charset=utf-8';

/** True for a request that carries a session: it is never given a shared page. */
const hasSession = (request: IncomingMessage): boolean =>
  request.headers.cookie?.includes(`${sessionCookie}=`) ?? false;

const languageChosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** The language chosen in this browser. */
const languageOf = (request: IncomingMessage): Locale =>
  localeOf(languageChosen.exec(request.headers.cookie ?? '')?.[1]);

const pageKey = (request: IncomingMessage): string | undefined =>
  hasSession(request) ? undefined : `${languageOf(request)} ${request.url}`;

/** Mounts the storefront's files and pages. */
export async function mountPages(options: PagesOptions): Promise<void> {
  const { http, shared, live } = options;
  shared.pageKey = pageKey;
  const load = live ? await liveStorefront(http) : builtStorefront();
  if (!load) return;
  if (!live) await mountFiles(http);
  // A page costs more than a call; one visitor must not be able to keep the others waiting.
  const preHandler = http.hasDecorator('rateLimit') ? { preHandler: http.rateLimit(pageRate) } : {};
  http.setNotFoundHandler(preHandler, async (request, reply) => {
    if (!request.url.startsWith('/')) return reply.code(400).send();
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
    }
    return answerPage(options, load, request, reply);
  });
}

const mountFiles = (http: FastifyInstance) =>
  http.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The build leaves .br and .gz beside its files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Built files carry a hash in their names.
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

async function answerPage(
  options: PagesOptions,
  load: LoadStorefront,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { http, shared, origin, live, maySeeDevPages, paidThrough, mapHosts, mediaHost } = options;
  const startedAt = shared.moment();
  const signedIn = hasSession(request.raw);
  const used: Ingredients = { tags: new Set(), shareable: !signedIn && !live };
  const storefront = await load();
  const cookie = signedIn ? (request.headers.cookie ?? '') : '';
  const transport = apiTransport(http, shared, { cookie, address: request.ip }, used);
  const { apiContext, mediaHostContext, visitorContext } = storefront.entry.module;
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(transport));
  context.set(mediaHostContext, mediaHost);
  context.set(visitorContext, {
    signedIn,
    locale: languageOf(request.raw),
    maySeeDev: () => {
      // Who asks decides: such a page is nobody else's.
      used.shareable = false;
      return maySeeDevPages(request);
    },
  });
  const response = await render(storefront, `${origin()}${request.url}`, context, live);
  const body = Buffer.from(await response.arrayBuffer());
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const headers =
    isPage && !live
      ? securityHeaders(body.toString(), {
          paidThrough,
          mapHosts,
          mediaHost,
          hasSecretAddress: carriesToken.test(request.url),
        })
      : {};
  if (response.status !== 200 || !isPage || !used.shareable || used.tags.size === 0) {
    const own = Object.fromEntries([...response.headers]);
    return reply
      .code(response.status)
      .headers({ ...own, ...headers, 'cache-control': 'no-store' })
      .send(body);
  }
  const kind = { contentType: html, vary: 'accept-encoding, cookie', headers };
  return shared.send(request, reply, body, kind, {
    key: pageKey(request.raw) ?? '',
    tags: [...used.tags],
    startedAt,
    keep: isPlainAddress(request.url, pageQuery),
  });
}

/** The link that deletes an account. */
const carriesToken = /^\/deleteaccount\b/i;

/** What the shop's own links to pages carry. */
const pageQuery = ['sub', 'show', 'veg', 'page'];

const render = (
  storefront: Storefront,
  url: string,
  context: RouterContextProvider,
  live: boolean,
) =>
  createRequestHandler(storefront, live ? 'development' : 'production')(
    new Request(url, { headers: { accept: 'text/html' } }),
    context,
  );
