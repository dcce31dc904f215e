import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildScript } from '@sabuja/ui/vite/build-script.ts';

const sourcePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Scripts that are built separately from those of the pages, with fixed file names. */
const scripts = {
  'service-worker': sourcePath('service-worker/service-worker.ts'),
  'offline-page': sourcePath('app/pwa/offline-page.ts'),
};

/** Builds the scripts into the pages' folder. The build id changes the worker's code with every build of the pages. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const define = { __BUILD__: JSON.stringify(await readBuildId(folder)) };
  for (const [name, input] of Object.entries(scripts)) {
    await buildScript({ name, input, folder, define });
  }
}

/** Id of a build: the hash in the name of its route manifest. */
async function readBuildId(folder: string): Promise<string> {
  const manifest = (await readdir(`${folder}/assets`)).find((name) => name.startsWith('manifest-'));
  if (!manifest) throw new Error('The pages were built without a manifest of routes');
  return manifest.slice('manifest-'.length, -'.js'.length);
}
