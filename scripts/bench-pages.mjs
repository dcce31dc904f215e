// Measures how fast pages load on a phone: `npm run bench:pages -- <options>`; options are passed
// to tests/load/pages.ts.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureLighthouse } from './lib/lighthouse.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

await runScript(async () => {
  const options = process.argv.slice(2);
  await ensureInstalled();
  if (!options.some((option) => option.startsWith('--url'))) await ensureStorefrontBuilt();
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    ...(options.includes('--lighthouse') && { LIGHTHOUSE_CLI: await ensureLighthouse() }),
  };
  const { code } = await runNode(['tests/load/pages.ts', ...options], { env });
  return code;
});
