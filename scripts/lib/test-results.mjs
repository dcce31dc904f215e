import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally `failures`: titles with their first error */

const MAX_ERROR_LINES = 12;
const OUTSIDE = 'an error outside of tests, printed above';
const ESCAPE = String.fromCharCode(27);
const COLORS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');

/**
 * Counts the results in a Vitest JSON report. An aborted run or an unreadable file counts as a failure.
 * @param {string} path @param {number} exitCode @returns {Tally}
 */
export function vitestTally(path, exitCode) {
  const report = readReport(path);
  const files = report?.testResults ?? [];
  const failures = files.flatMap((/** @type {any} */ file) => failuresOfFile(file));
  return adjustTally(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, exitCode, failures);
}

/** @param {any} file a file of a Vitest report; one that could not be loaded has a message and no tests */
function failuresOfFile({ name, message, assertionResults: tests }) {
  if (tests.length === 0 && message) return [describe(name, message)];
  return tests
    .filter((/** @type {any} */ test) => test.status === 'failed')
    .map((/** @type {any} */ test) =>
      describe(`${name} › ${test.fullName}`, test.failureMessages?.[0]),
    );
}

/**
 * Counts the results in a Playwright JSON report; a journey that passed at a retry counts as passed.
 * @param {string} path @param {number} exitCode @returns {Tally}
 */
export function playwrightTally(path, exitCode) {
  const report = readReport(path);
  const stats = report?.stats;
  return adjustTally(
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    stats?.unexpected ?? 0,
    exitCode,
    (report?.suites ?? []).flatMap(failuresOfSuite),
  );
}

/** @param {any} suite a suite of a Playwright report @returns {string[]} */
function failuresOfSuite({ file, suites = [], specs = [] }) {
  const failed = specs.filter((/** @type {any} */ spec) => !spec.ok);
  return [
    ...failed.map((/** @type {any} */ spec) =>
      describe(`${file}:${spec.line} › ${spec.title}`, firstErrorOf(spec)),
    ),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** @param {any} spec */
const firstErrorOf = ({ tests }) =>
  tests
    .flatMap((/** @type {any} */ test) => test.results)
    .flatMap((/** @type {any} */ result) => result.errors)[0]?.message;

/** @param {string} title @param {string | undefined} error */
function describe(title, error = '') {
  const lines = error.replaceAll(COLORS, '').trim().split('\n').slice(0, MAX_ERROR_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** Counts a failed exit code of the runner too: an error outside of tests fails no single test. @returns {Tally} */
function adjustTally(
  /** @type {number} */ passed,
  /** @type {number} */ failed,
  /** @type {number} */ exitCode,
  /** @type {string[]} */ failures,
) {
  if (exitCode === 0) return { passed, failed, failures };
  const isNamed = failed > 0 || failures.length > 0;
  return { passed, failed: Math.max(failed, 1), failures: isNamed ? failures : [OUTSIDE] };
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
