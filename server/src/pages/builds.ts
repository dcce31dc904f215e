import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@sabuja/contract/client';
import type { Locale } from '@sabuja/kit';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';

const storefrontFolder = fileURLToPath(new URL('../../../storefront/', import.meta.url));
export const clientFolder = `${storefrontFolder}build/client/`;

/** The storefront, built: its routes, and the keys by which it wants to be told of API, media host and visitor. */
export type Storefront = ServerBuild & {
  entry: {
    module: {
      apiContext: RouterContext<Client>;
      mediaHostContext: RouterContext<string>;
      visitorContext: RouterContext<{
        signedIn: boolean;
        locale: Locale;
        maySeeDev: () => boolean;
      }>;
    };
  };
};
export type LoadStorefront = () => Promise<Storefront>;

/** The storefront as `npm start` built it. Undefined when it hasn't been. */
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
    if (/^\/(api|media|dev|sandbox|healthz|readyz|metrics)(\/|\?|$)/.test(request.url))
      return done();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  http.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<Storefront>;
}
