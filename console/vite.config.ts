import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { messageMacros } from '@sabuja/ui/vite/message-macros.ts';
import { precompress } from '@sabuja/ui/vite/precompress.ts';
import { refuseCircularChunks } from '@sabuja/ui/vite/refuse-circular-chunks.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';

const uiFolder = fileURLToPath(new URL('../ui/src/', import.meta.url));
const buildFolder = fileURLToPath(new URL('build/', import.meta.url));

/** Builds the service worker, and adds compressed copies of the build's files. */
const finishBuild = (): Plugin => ({
  name: 'finish-build',
  apply: 'build',
  closeBundle: async () => {
    await buildServiceWorker(buildFolder);
    await precompress(buildFolder);
  },
});

/**
 * Modules that every page needs are one script, modules that many pages share another. Without groups, each set of
 * pages with a common module gets its own script; the sign-in page loaded 90. A group includes its modules' imports.
 */
const chunks = [
  { name: 'initial', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 5, priority: 1 },
];

export default defineConfig(({ command }) => ({
  base: '/console/',
  plugins: [
    tailwindcss(),
    // A missing translation fails `checkMessages` of the scripts, not the build.
    lingui({ failOnMissing: false, failOnCompileError: true }),
    messageMacros(),
    refuseCircularChunks(),
    finishBuild(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${uiFolder}lucide-icon.ts` }]
        : [],
  },
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
