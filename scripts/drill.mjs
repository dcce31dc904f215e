// Breaks parts of the shop on purpose and prints what happened to its orders: `npm run drill -- <filter>`. It also
// attacks every API call with generated requests; ATTACK_RUNS sets their number per call.
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureStorefrontBuilt();
  const args = ['run', '-c', 'tests/drill/vitest.config.ts', ...process.argv.slice(2)];
  const { code } = await runTool('vitest', 'vitest', args);
  return code;
});
