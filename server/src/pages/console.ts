import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { startDevConsole } from './builds.ts';
import { mountBuiltFiles } from './built-files.ts';
import { consoleHeaders } from './security-headers.ts';

const buildFolder = fileURLToPath(new URL('../../../console/build/', import.meta.url));

type ConsoleOptions = {
  http: FastifyInstance;
  isDevelopment: boolean;
  /** The URL from which pictures are loaded; empty for the shop itself. */
  mediaHost: string;
  /** The origins of the map on which staff draw zones. */
  mapHosts: readonly string[];
};

/** Mounts the console of the shop's staff: its files, and one HTML document for all other paths under `/console`. */
export async function mountConsole({
  http,
  isDevelopment,
  mediaHost,
  mapHosts,
}: ConsoleOptions): Promise<void> {
  if (isDevelopment) return startDevConsole(http);
  if (!existsSync(`${buildFolder}index.html`)) return;
  const html = readFileSync(`${buildFolder}index.html`, 'utf8').replace(
    '<meta name="media-host" content="">',
    `<meta name="media-host" content="${mediaHost}">`,
  );
  const headers = {
    ...consoleHeaders(mediaHost, mapHosts),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  await mountBuiltFiles(http, { root: buildFolder, prefix: '/console/', ignore: ['index.html*'] });
  // This route also matches `/console/`. The redirect is needed as the scope of the service worker is `/console/`.
  http.get('/console', ({ url }, reply) =>
    url === '/console' ? reply.redirect('/console/') : reply.headers(headers).send(html),
  );
  http.get('/console/*', (_, reply) => reply.headers(headers).send(html));
}
