// Fills the shop with demo data: `npm run seed -- <options>`; options are passed to
// demo/src/main.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { code } = await runNode(['demo/src/main.ts', ...process.argv.slice(2)]);
  return code;
});
