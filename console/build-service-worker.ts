import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildScript } from '@sabuja/ui/vite/build-script.ts';

const input = fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url));

/**
 * Builds the service worker into the console's build folder. It contains the list of this build's scripts and styles,
 * which it caches during its installation; a font is cached when it is first used.
 * The barcode library and the map are not in the list, because few pages and browsers load them.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const assets = (await readdir(`${folder}assets`))
    .filter(
      (name) => /\.(js|css)$/.test(name) && !/^(barcode-library|zone-map|maplibre)/.test(name),
    )
    .map((name) => `/console/assets/${name}`);
  const document = await readFile(`${folder}index.html`);
  const revision = createHash('sha256').update(document).digest('hex').slice(0, 16);
  await buildScript({
    name: 'service-worker',
    input,
    folder,
    define: { __ASSETS__: JSON.stringify(assets), __REVISION__: JSON.stringify(revision) },
  });
}
