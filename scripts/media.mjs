// Copies pictures between the media folder and the bucket: `npm run media -- to-bucket`; runs
// server/src/app/media-main.ts.
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/node.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const main = 'server/src/app/media-main.ts';
  const { code } = await runNode([main, ...process.argv.slice(2)]);
  return code;
});
