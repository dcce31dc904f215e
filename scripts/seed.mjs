// Fills the shop with demo data: `npm run seed -- <options>`, which go to server/src/seed/main.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { code } = await runNode(['server/src/seed/main.ts', ...process.argv.slice(2)]);
  return code;
});
