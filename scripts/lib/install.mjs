import { existsSync, readFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { log, projectPath, readStamp, ScriptError, writeStamp } from './project.mjs';
import { run } from './run.mjs';

const STAMP_FILE = projectPath('node_modules', '.sabuja-install');

/** Installs the packages of package-lock.json, unless node_modules already matches it. */
export async function ensureInstalled() {
  const expected = `${fingerprint(['package-lock.json'])} ${process.platform} ${process.arch}`;
  if (readStamp(STAMP_FILE) === expected) return;
  if (!matchesLockFile()) await install();
  writeStamp(STAMP_FILE, expected);
}

/** npm options for printing errors only. */
export const QUIET_OPTIONS = ['--loglevel=error', '--no-audit', '--no-fund'];

async function install() {
  log('installing packages (npm ci), about a minute the first time');
  let { code, output } = await npm(['ci', ...QUIET_OPTIONS]);
  if (code !== 0 && /EUSAGE/.test(output)) {
    log('package-lock.json does not fit package.json; installing what package.json asks for');
    ({ code, output } = await npm(['install', '--no-save', ...QUIET_OPTIONS]));
  }
  if (code !== 0) throw new ScriptError(installErrorMessage('The packages', output, code));
}

/** Runs the same npm that runs this script, if it is known. @param {string[]} args */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const isScript = cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli);
  const [program, leadingArgs] = isScript ? [process.execPath, [cli]] : ['npm', []];
  return run(program, [...leadingArgs, ...args], { quiet: true });
}

/** True when node_modules already has the versions of the lock file, because somebody ran npm by hand. */
function matchesLockFile() {
  const installed = lockedVersions('node_modules', '.package-lock.json');
  const locked = lockedVersions('package-lock.json');
  if (installed.size === 0) return false;
  for (const [path, { version, mayMiss }] of locked) {
    const installedPackage = installed.get(path);
    if (installedPackage ? installedPackage.version !== version : !mayMiss) return false;
  }
  return [...installed.keys()].every((path) => locked.has(path));
}

/** @param {...string} parts @returns {Map<string, { version: string, mayMiss: boolean }>} */
function lockedVersions(...parts) {
  if (!existsSync(projectPath(...parts))) return new Map();
  const { packages } = JSON.parse(readFileSync(projectPath(...parts), 'utf8'));
  return new Map(
    Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, entry]) => [path, { version: entry.version, mayMiss: !!entry.optional }]),
  );
}

/**
 * Returns the message for a failed installation by npm.
 * @param {string} subject 'The packages' @param {string} output @param {number} code
 */
export function installErrorMessage(subject, output, code) {
  const lines = output.trim().split('\n');
  const excerpt = lines
    .filter((line) => !/^npm error\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  return `${subject} could not be installed: ${explainFailure(output)}\nnpm said (exit code ${code}):\n${excerpt}`;
}

/** @param {string} output */
function explainFailure(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full. Make room and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|network/i.test(output)) {
    return 'the npm registry cannot be reached. Check the network and start again.';
  }
  if (/EACCES|EPERM/.test(output)) {
    return 'this user may not write here (perhaps an earlier start was made as root).';
  }
  return 'npm failed.';
}
