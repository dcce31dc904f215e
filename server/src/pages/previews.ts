import type { FastifyInstance } from 'fastify';
import type { RenderPreview } from '../modules/catalogue/index.ts';
import type { ResponseCache } from '../platform/cache/index.ts';
import { type LoadClasses, notFound } from '../platform/http/index.ts';
import { apiTransport } from './api-transport.ts';
import type { LoadStorefront } from './builds.ts';
import { createScriptMark } from './own-scripts.ts';
import { removeScripts } from './remove-scripts.ts';
import { renderPage } from './render-page.ts';

type PreviewOptions = {
  http: FastifyInstance;
  responseCache: ResponseCache;
  loadClasses: LoadClasses;
  origin: () => string;
  isDevelopment: boolean;
  mediaHost: string;
  /** Undefined if the storefront is not built. */
  loadStorefront: LoadStorefront | undefined;
};

/**
 * Renders pages for staff as a visitor who is not signed in would see them, with some API responses replaced. The pages
 * are only returned to the caller: they are not cached, and no URL leads to them (decision 0148).
 */
export const createPreviews =
  ({ loadStorefront, ...options }: PreviewOptions): RenderPreview =>
  ({ path, locale, respond }, request) => {
    if (!loadStorefront) throw notFound();
    const { http, responseCache, loadClasses, origin, isDevelopment, mediaHost } = options;
    const visitor = { cookie: '', address: request.ip, locale };
    const dependencies = { tags: new Set<never>(), isShareable: false };
    const send = apiTransport(http, responseCache, visitor, dependencies);
    return loadClasses.run('pages', async () => {
      const response = await renderPage(await loadStorefront(), {
        url: `${origin()}${path}`,
        transport: (call) => {
          const body = call.method === 'GET' ? respond(call.path) : undefined;
          return body === undefined ? send(call) : Promise.resolve({ status: 200, body });
        },
        mark: createScriptMark(),
        ...{ mediaHost, isDevelopment },
        visitor: { signedIn: false, locale, maySeeDev: () => false, isPreview: true },
      });
      return removeScripts(await response.text());
    });
  };
