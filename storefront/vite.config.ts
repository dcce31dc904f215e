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

/** Files of whole pages: the `index.ts` of a room exports them to routes; no layout or other page shows them. */
const isPage = /-(?:page|screen)\.tsx$/;

/** Returns a test whether a module is needed wherever the module of the given file is shown. */
function reachedFrom(file: string) {
  const start = `${appFolder}${file}`;
  const reached = new Set<string>();
  return (id: string, modules: Modules): boolean => {
    const visit = (from: string): void => {
      if (reached.has(from) || (isPage.test(from) && from !== start)) return;
      reached.add(from);
      for (const to of modules.getModuleInfo(from)?.importedIds ?? []) visit(to);
    };
    if (!modules.getModuleInfo(start)) throw new Error(`${file} is not part of the build`);
    visit(start);
    return reached.has(id);
  };
}

const isInRoot = reachedFrom('root.tsx');
/** True for what only routes import, but all of them. */
const isInRoutes = (id: string) => id.includes('/app/lib/page-meta');
const cataloguePages = [
  'features/home/home-screen.tsx',
  'features/catalogue/category-screen.tsx',
  'features/catalogue/product-screen.tsx',
  'features/search-page/search-screen.tsx',
].map(reachedFrom);
/** True for a module that several of these pages need. */
const isInCatalogue = (id: string, modules: Modules) =>
  cataloguePages.filter((isOnPage) => isOnPage(id, modules)).length > 1 ||
  id.includes('/app/lib/structured-data');

/** Groups code shared by many pages into few files: fewer requests and better compression. */
const chunks = [
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|cookie-es|@lingui)\//,
  },
  {
    name: (id: string, modules: Modules) =>
      isInRoot(id, modules) || isInRoutes(id) ? 'shop' : null,
    test: /\/(?:app|kit|contract|ui)\/|lucide-react|clsx/,
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isInCatalogue(id, modules) ? 'catalogue' : null),
    test: /\/(?:app|kit|contract|ui)\/|lucide-react/,
    minShareCount: 2,
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
