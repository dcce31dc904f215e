// Builds the pages of shop and console, for a container image or a machine that only runs them: `npm run build`.
import { ensureConsoleBuilt } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

await runScript(async () => {
  await ensureInstalled();
  await Promise.all([ensureStorefrontBuilt(), ensureConsoleBuilt()]);
  return 0;
});
