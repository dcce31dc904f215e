import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@sabuja/ui/vite/precompress.ts';
import { buildServiceWorker } from './build-service-worker.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are in the first response: with fifteen screens, discovery requests are not worthwhile.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await buildServiceWorker(folder);
    await precompress(folder);
  },
} satisfies Config;
