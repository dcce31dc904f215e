// Restores a shop from a backup: `npm run restore -- <folder>`; runs server/src/app/backup/main.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const main = 'server/src/app/backup/main.ts';
  const { code } = await runNode([main, 'restore', ...process.argv.slice(2)]);
  return code;
});
