import { fingerprint } from './fingerprint.mjs';
import { runTool } from './node.mjs';
import { log, projectPath, readStamp, removeStamp, ScriptError, writeStamp } from './project.mjs';

const STAMP_FILE = projectPath('storefront', 'build', '.sabuja-build');
const SOURCES = ['storefront', 'ui', 'contract', 'kit', 'tsconfig.base.json', 'package-lock.json'];

/** Builds the pages, unless the build there is of just these sources. */
export async function ensureStorefrontBuilt() {
  const expected = fingerprint(SOURCES);
  if (readStamp(STAMP_FILE) === expected) return;
  log('building the pages');
  removeStamp(STAMP_FILE);
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['build'], {
    cwd: projectPath('storefront'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new ScriptError(`The pages could not be built.\n${output.trim()}`);
  writeStamp(STAMP_FILE, expected);
}
