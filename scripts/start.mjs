// Starts the shop on a machine with only Node.js and npm: `npm start`, `npm start -- --worker`, `npm run dev`.
import { parseArgs } from 'node:util';
import { ensureConsoleBuilt } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { projectPath, runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

// The sources are listed instead of found by following imports: imported build tools write files, which
// would restart the shop.
const WATCHED_SOURCES = [
  'server/src',
  'contract/src',
  'kit/src',
  'demo/src',
  'embedded-database/src',
  'search-index/src',
];
const watchOptions = WATCHED_SOURCES.map((path) => `--watch-path=${path}`);

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      // With `--worker` the process runs the background jobs and serves no pages.
      worker: { type: 'boolean', default: false },
    },
  });
  await ensureInstalled();
  if (!values.dev && !values.worker) {
    await ensureStorefrontBuilt();
    await ensureConsoleBuilt();
  }
  const args = [
    ...(values.dev ? watchOptions : []),
    'server/src/main.ts',
    ...(values.worker ? ['--worker'] : []),
  ];
  const mode = values.dev ? 'development' : 'production';
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? mode,
    // Caches compiled modules on disk: the next start takes two thirds of the time to load them.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? projectPath('node_modules', '.cache', 'node'),
  };
  const { code } = await runNode(args, { env, ipc: true });
  return code;
});
