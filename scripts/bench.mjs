// Measures the shop's throughput: `npm run bench -- <options>`; options are passed to
// tests/load/bench.ts.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureConsoleBuilt } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

await runScript(async () => {
  const options = process.argv.slice(2);
  // Only the group `board` measures in a browser.
  const hasBoard = !options.includes('--only') || options.includes('board');
  await ensureInstalled();
  await ensureStorefrontBuilt();
  if (hasBoard) await ensureConsoleBuilt();
  const env = hasBoard ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  const { code } = await runNode(['tests/load/bench.ts', ...options], { env });
  return code;
});
