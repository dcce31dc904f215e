import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts a Vitest JSON report. A run that broke off, or a file that could not be read, is a failure.
 * @param {string} path @param {number} exitCode @returns {Tally}
 */
export function vitestTally(path, exitCode) {
  const report = readReport(path);
  return adjustTally(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, exitCode);
}

/**
 * Counts a Playwright JSON report; a journey that passed at a second try counts as passed.
 * @param {string} path @param {number} exitCode @returns {Tally}
 */
export function playwrightTally(path, exitCode) {
  const stats = readReport(path)?.stats;
  return adjustTally(
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    stats?.unexpected ?? 0,
    exitCode,
  );
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** The runner's word counts too: it may fail with no single test failing. @returns {Tally} */
function adjustTally(
  /** @type {number} */ passed,
  /** @type {number} */ failed,
  /** @type {number} */ exitCode,
) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
