import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the checkout. @param {...string} parts */
export const inProject = (...parts) => join(root, ...parts);

/** The oldest Node.js these scripts run on; the shop itself runs on the one it brings along. */
const oldestNode = 20;

/** What the person at the terminal must know: printed as it is, without a stack. */
export class ScriptProblem extends Error {}

/**
 * Runs a script to its end and turns its failure into one message and exit code 1.
 * @param {() => Promise<number | void>} main gives the exit code
 */
export async function runScript(main) {
  try {
    requireNode();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof ScriptProblem ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {string} message */
export const say = (message) => console.error(`Sabuja: ${message}`);

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  throw new ScriptProblem(
    `Sabuja needs Node.js ${oldestNode} or later to start; this is ${process.version}. ` +
      'Get a current one from https://nodejs.org.',
  );
}

/**
 * The mark left by a finished step, or undefined.
 * @param {string} path
 */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** @param {string} path @param {string} mark */
export function writeStamp(path, mark) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, mark);
}

/** @param {string} path */
export const removeStamp = (path) => rmSync(path, { force: true });
