import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';

const storefrontFolder = fileURLToPath(new URL('../../../storefront/', import.meta.url));
export const clientFolder = `${storefrontFolder}build/client/`;

/** The visitor of a page, in the form of the storefront's `visitorContext`. */
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
      /** Returns the URLs of the font files that pages in a language need. */
      fontsFor: (locale: Locale) => readonly string[];
      visitorContext: RouterContext<PageVisitor>;
    };
  };
};
export type LoadStorefront = () => Promise<Storefront>;

/** Returns a loader of the storefront that `npm start` has built; undefined if it is not built. */
export function findBuiltStorefront(): LoadStorefront | undefined {
  const file = `${storefrontFolder}build/server/index.js`;
  if (!existsSync(file)) return undefined;
  const build = import(file) as Promise<Storefront>;
  return () => build;
}

/** Serves the storefront from its sources and reloads it when they change; returns its loader. */
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

/** Serves the console from its sources and reloads it when they change. */
export async function startDevConsole(http: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('../../../console/', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (!/^\/console(\/|\?|$)/.test(request.url)) return done();
    // Vite serves only paths below its base path `/console/`.
    if (/^\/console(\?|$)/.test(request.url)) {
      void reply.redirect(request.url.replace('/console', '/console/'));
      return;
    }
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  http.addHook('onClose', () => vite.close());
}
