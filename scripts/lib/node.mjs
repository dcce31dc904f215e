import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { log, projectPath, ScriptError } from './project.mjs';
import { run } from './run.mjs';

/** The first Node.js major version that runs TypeScript without flags. */
const NODE_MAJOR = 24;

/** @type {string | undefined} */
let cachedNode;

/**
 * Returns the path of the Node.js that runs the shop: the one installed with the packages (repaired
 * if its install script was skipped), or the current one if it is new enough.
 */
async function resolveNode() {
  cachedNode ??= await findNode();
  return cachedNode;
}

async function findNode() {
  const packaged = projectPath('node_modules', 'node', 'bin', BINARY);
  if (isUsableNode(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const output = await repairNodePackage();
  if (isUsableNode(packaged)) return packaged;
  throw new ScriptError(
    `Sabuja runs on Node.js ${NODE_MAJOR}, and the package that brings it could not be set up. ` +
      `Install Node.js ${NODE_MAJOR} yourself and start again.\n${output.trim()}`,
  );
}

const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/** @param {string} path */
function isUsableNode(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(stdout.slice(1).split('.')[0]) >= NODE_MAJOR;
}

/** Does what the package's install script would do. */
async function repairNodePackage() {
  log(`setting up Node.js ${NODE_MAJOR}`);
  const folder = projectPath('node_modules', 'node');
  const result = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    quiet: true,
  });
  return result.output;
}

/**
 * Runs a JavaScript or TypeScript file on the shop's Node.js.
 * @param {string[]} args
 * @param {import('./run.mjs').Settings} [settings]
 */
export async function runNode(args, settings) {
  return await run(await resolveNode(), args, settings);
}

/**
 * Runs a command-line tool of an installed package on the shop's Node.js.
 * @param {string} packageName
 * @param {string} tool the command of the package
 * @param {string[]} args
 * @param {import('./run.mjs').Settings} [settings]
 */
export async function runTool(packageName, tool, args, settings) {
  const manifest = projectPath('node_modules', packageName, 'package.json');
  if (!existsSync(manifest)) throw new ScriptError(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = resolve(dirname(manifest), typeof bin === 'string' ? bin : bin[tool]);
  return await runNode([file, ...args], settings);
}
