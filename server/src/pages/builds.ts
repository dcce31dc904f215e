import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';

const storefrontFolder = fileURLToPath(new URL('../../../storefront/', import.meta.url));
export const clientFolder = `${storefrontFolder}build/client/`;

/** Who looks at a page: as `visitorContext` of the storefront describes it. */
export type PageVisitor = {
  signedIn: boolean;
  locale: Locale;
  maySeeDev: () => boolean;
  isPreview?: boolean;
};

/** The built storefront: its routes, and the context keys for the API, the media host and the visitor. */
export type Storefront = ServerBuild & {
  entry: {
    module: {
      apiContext: RouterContext<Client>;
      mediaHostContext: RouterContext<string>;
      scriptMarkContext: RouterContext<string>;
      /** Files of the fonts that pages of a language need. */
      fontsFor: (locale: Locale) => readonly string[];
      visitorContext: RouterContext<PageVisitor>;
    };
  };
};
export type LoadStorefront = () => Promise<Storefront>;

/** The storefront as built by `npm start`. Undefined when it is not built. */
export function findBuiltStorefront(): LoadStorefront | undefined {
  const file = `${storefrontFolder}build/server/index.js`;
  if (!existsSync(file)) return undefined;
  const build = import(file) as Promise<Storefront>;
  return () => build;
}

/** The storefront from its sources, reloaded as they change. */
export async function startDevStorefront(http: FastifyInstance): Promise<LoadStorefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: storefrontFolder,
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|media|dev|sandbox|console|healthz|readyz|metrics)(\/|\?|$)/.test(request.url))
      return done();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  http.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Storefront>;
}

/** Serves the console from its sources, reloaded as they change. */
export async function startDevConsole(http: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('../../../console/', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (!/^\/console(\/|\?|$)/.test(request.url)) return done();
    // Vite serves what is below its base path, which ends with a slash.
    if (/^\/console(\?|$)/.test(request.url)) {
      void reply.redirect(request.url.replace('/console', '/console/'));
      return;
    }
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  http.addHook('onClose', () => vite.close());
}
