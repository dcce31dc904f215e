// Checks formatting, lint, types and unused code: `npm run check`.
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  return (await runChecks()).length === 0 ? 0 : 1;
});
