import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installErrorMessage, npm, QUIET_OPTIONS } from './install.mjs';
import { log, projectPath, readStamp, ScriptError, writeStamp } from './project.mjs';

const VERSION = '13.5.0';
const FOLDER = projectPath('node_modules', '.cache', 'sabuja-lighthouse');
const STAMP_FILE = join(FOLDER, '.installed');

/**
 * Returns the path of Lighthouse's command line. It is large and needed for measuring only, so it
 * is installed into a separate folder on first use.
 */
export async function ensureLighthouse() {
  if (readStamp(STAMP_FILE) !== VERSION) await fetchLighthouse();
  return join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
}

async function fetchLighthouse() {
  log(`fetching Lighthouse ${VERSION} (180 MB, once) into node_modules/.cache`);
  mkdirSync(FOLDER, { recursive: true });
  const installOptions = ['--prefix', FOLDER, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const { code, output } = await npm([
    'install',
    `lighthouse@${VERSION}`,
    ...installOptions,
    ...QUIET_OPTIONS,
  ]);
  if (code !== 0) throw new ScriptError(installErrorMessage('Lighthouse', output, code));
  writeStamp(STAMP_FILE, VERSION);
}
