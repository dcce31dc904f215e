// Completes package-lock.json for every platform: `node scripts/complete-lock.mjs`. npm omits packages that the
// registry did not offer when the lock file was written. With a mirror, those are packages for other platforms;
// `npm ci` then rejects the lock file everywhere. This script adds them with the exact version that their parent
// package requires.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingFromLock } from './lib/lock-file.mjs';
import { log, projectPath, runScript } from './lib/project.mjs';

await runScript(async () => {
  const path = projectPath('package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingFromLock(lock.packages);
  for (const [name, entry] of missing) lock.packages[`node_modules/${name}`] = entry;
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = Object.fromEntries(sorted);
  if (missing.size > 0) writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  log(`${missing.size} packages added to package-lock.json`);
});
