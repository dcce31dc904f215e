import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inProject, ScriptProblem, say } from './project.mjs';
import { run } from './run.mjs';

/** The first Node.js that runs TypeScript without further ado. */
const neededMajor = 24;

/** @type {string | undefined} */
let found;

/**
 * The path of the Node.js the shop runs on: the one that came with the packages, mended when its
 * install step was skipped, or this one when it is new enough.
 */
async function shopNode() {
  found ??= await findNode();
  return found;
}

async function findNode() {
  const packaged = inProject('node_modules', 'node', 'bin', binary);
  if (works(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const output = await mend();
  if (works(packaged)) return packaged;
  throw new ScriptProblem(
    `Sabuja runs on Node.js ${neededMajor}, and the package that brings it could not be set up. ` +
      `Install Node.js ${neededMajor} yourself and start again.\n${output.trim()}`,
  );
}

const binary = process.platform === 'win32' ? 'node.exe' : 'node';

/** @param {string} path */
function works(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(stdout.slice(1).split('.')[0]) >= neededMajor;
}

/** Does what the package does when npm lets it run its script. */
async function mend() {
  say(`setting up Node.js ${neededMajor}`);
  const folder = inProject('node_modules', 'node');
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
  return await run(await shopNode(), args, settings);
}

/**
 * Runs a tool among the packages on the shop's Node.js.
 * @param {string} packageName
 * @param {string} tool its command
 * @param {string[]} args
 * @param {import('./run.mjs').Settings} [settings]
 */
export async function runTool(packageName, tool, args, settings) {
  const manifest = inProject('node_modules', packageName, 'package.json');
  if (!existsSync(manifest))
    throw new ScriptProblem(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = resolve(dirname(manifest), typeof bin === 'string' ? bin : bin[tool]);
  return await runNode([file, ...args], settings);
}
