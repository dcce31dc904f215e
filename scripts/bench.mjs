// Measures the shop's throughput: `npm run bench -- <options>`; options are passed to
// tests/load/bench.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureStorefrontBuilt();
  const { code } = await runNode(['tests/load/bench.ts', ...process.argv.slice(2)]);
  return code;
});
