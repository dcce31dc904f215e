import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { messageMacros } from '@sabuja/ui/vite/message-macros.ts';
import { refuseCircularChunks } from '@sabuja/ui/vite/refuse-circular-chunks.ts';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const uiFolder = fileURLToPath(new URL('../ui/src/', import.meta.url));
const appFolder = fileURLToPath(new URL('app/', import.meta.url));

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
const rootModules = new Set<string>();

/** True for a module reachable from the root layout, and so needed by every page. */
function isReachableFromRoot(id: string, modules: Modules): boolean {
  const visit = (from: string): void => {
    if (rootModules.has(from)) return;
    rootModules.add(from);
    for (const to of modules.getModuleInfo(from)?.importedIds ?? []) visit(to);
  };
  visit(`${appFolder}root.tsx`);
  return rootModules.has(id);
}

/** Groups code shared by many pages into few files: fewer requests and better compression. */
const chunks = [
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|cookie-es|@lingui)\//,
  },
  {
    name: (id: string, modules: Modules) => (isReachableFromRoot(id, modules) ? 'shop' : null),
    test: /\/(?:app|kit|contract|ui)\/|lucide-react|clsx/,
    minShareCount: 2,
  },
  {
    name: 'shelves',
    test: /\/app\/(?:features\/catalogue\/|lib\/(?:page-meta|structured-data)|ui\/(?:price|discount))|\/ui\/src\/veg-mark/,
    minShareCount: 3,
  },
  // Modules of the account pages, each too small for a file of its own.
  {
    name: 'account',
    test: /\/app\/lib\/use-page-param|\/ui\/src\/(?:lib\/(?:message-text|refusal)|part-failed|use-disclosure)/,
    minShareCount: 2,
  },
];

/** Replaces unused parts of libraries; in development, libraries are used as they are. */
const alias = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${uiFolder}lucide-icon.ts` },
];

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // A missing translation fails `checkMessages` of the scripts, not the build; an invalid message fails the build.
    lingui({ failOnMissing: false, failOnCompileError: true }),
    messageMacros(),
    refuseCircularChunks(),
  ],
  resolve: { alias: command === 'build' ? alias : [] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
  },
  // On the server, bundle only the icons that are used.
  ssr: { noExternal: ['lucide-react'] },
}));
