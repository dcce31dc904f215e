// Simulates on this machine that several machines of a shop fail while it takes orders: `npm run cluster-drill`. It
// needs packages of Debian, reports the missing ones, and installs nothing.
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { code } = await runTool('vitest', 'vitest', [
    'run',
    '-c',
    'tests/cluster/vitest.config.ts',
  ]);
  return code;
});
