import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installComplaint, npm, quiet } from './install.mjs';
import { inProject, readStamp, ScriptProblem, say, writeStamp } from './project.mjs';

const version = '13.5.0';
const folder = inProject('node_modules', '.cache', 'sabuja-lighthouse');
const stamp = join(folder, '.installed');

/**
 * The file of Lighthouse's command line. Only measuring needs it, and it is large, so it is fetched when
 * it is first asked for, into a folder of its own.
 */
export async function ensureLighthouse() {
  if (readStamp(stamp) !== version) await fetchLighthouse();
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

async function fetchLighthouse() {
  say(`fetching Lighthouse ${version} (180 MB, once) into node_modules/.cache`);
  mkdirSync(folder, { recursive: true });
  const apart = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const { code, output } = await npm(['install', `lighthouse@${version}`, ...apart, ...quiet]);
  if (code !== 0) throw new ScriptProblem(installComplaint('Lighthouse', output, code));
  writeStamp(stamp, version);
}
