import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path inside the checkout. @param {...string} parts */
export const projectPath = (...parts) => join(root, ...parts);

/** The oldest Node.js on which these scripts run; the shop itself runs on the Node.js among its packages. */
const MIN_NODE_MAJOR = 20;

/** An error for the user: its message is printed without a stack trace. */
export class ScriptError extends Error {}

/**
 * Runs a script; prints a failure as one message and sets the exit code to 1.
 * @param {() => Promise<number | void>} main returns the exit code
 */
export async function runScript(main) {
  try {
    assertNodeVersion();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error);
    process.exitCode = 1;
  }
}

/** @param {string} message */
export const log = (message) => console.error(`Sabuja: ${message}`);

function assertNodeVersion() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= MIN_NODE_MAJOR) return;
  throw new ScriptError(
    `Sabuja needs Node.js ${MIN_NODE_MAJOR} or later to start; this is ${process.version}. ` +
      'Get a current one from https://nodejs.org.',
  );
}

/**
 * The content of the stamp file that a finished step has written, or undefined.
 * @param {string} path
 */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** @param {string} path @param {string} content */
export function writeStamp(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** @param {string} path */
export const removeStamp = (path) => rmSync(path, { force: true });
