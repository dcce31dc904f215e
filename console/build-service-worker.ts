import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildScript } from '@sabuja/ui/vite/build-script.ts';

const input = fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url));

/**
 * Builds the console's service worker into its folder. It names the scripts and styles of this build, which it caches
 * when it is installed; a font is cached when it is first used.
 * The library that reads barcodes is loaded only by browsers that need it, the map only where a zone is drawn on it.
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
