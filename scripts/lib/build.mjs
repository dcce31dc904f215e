import { fingerprint } from './fingerprint.mjs';
import { runTool } from './node.mjs';
import { log, projectPath, readStamp, removeStamp, ScriptError, writeStamp } from './project.mjs';

const SHARED_SOURCES = ['ui', 'contract', 'kit', 'tsconfig.base.json', 'package-lock.json'];

/**
 * Builds a workspace for the browser, unless its existing build was made from the same sources.
 * @param {{ folder: string, name: string, packageName: string, tool: string }} app `name` is shown to the
 * user; `tool` is the command of the package that builds
 */
export async function ensureBuilt({ folder, name, packageName, tool }) {
  const stampFile = projectPath(folder, 'build', '.sabuja-build');
  const expected = fingerprint([folder, ...SHARED_SOURCES]);
  if (readStamp(stampFile) === expected) return;
  log(`building ${name}`);
  removeStamp(stampFile);
  const { code, output } = await runTool(packageName, tool, ['build'], {
    cwd: projectPath(folder),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new ScriptError(`The build of ${name} failed.\n${output.trim()}`);
  writeStamp(stampFile, expected);
}
