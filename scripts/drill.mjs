// Breaks the shop on purpose and prints what became of its orders: `npm run drill -- <filter>`. Also attacks every call
// with many generated requests; ATTACK_RUNS says how many for each.
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
