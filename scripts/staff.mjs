// Invites a member of staff, or resets their sign-in: `npm run staff -- <command>`; options are passed to
// server/src/app/staff-main.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { code } = await runNode(['server/src/app/staff-main.ts', ...process.argv.slice(2)]);
  return code;
});
