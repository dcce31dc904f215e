// Runs the checks and tests: `npm test`; with `--all` also the extended tests (decision 0174). Failures are repeated at
// the end; the last line is "N passed, N failed".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureConsoleBuilt } from './lib/console.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/node.mjs';
import { log, runScript, ScriptError } from './lib/project.mjs';
import { ensureStorefrontBuilt } from './lib/storefront.mjs';
import { playwrightTally, sumTallies, vitestTally } from './lib/test-results.mjs';

const runsAll = process.argv.includes('--all');

await runScript(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'sabuja-test-'));
  try {
    await ensureInstalled();
    // Downloading a browser waits for the network, so it runs in parallel to the steps that use the processor.
    const browser = findBrowser();
    const builds = await Promise.all([ensureStorefrontBuilt, ensureConsoleBuilt].map(runAsTally));
    const checks = await checkTally();
    const tests = await runVitest(join(reports, 'vitest.json'));
    const journeys = await runJourneys(join(reports, 'playwright.json'), await browser);
    const { passed, failed, failures } = sumTallies([...builds, checks, tests, journeys]);
    if (failures.length > 0) console.error(`\nWhat failed:\n${failures.join('\n')}\n`);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

/**
 * Runs a step; if it fails it counts as one failure, so that the tests after it still run.
 * @param {() => Promise<unknown>} step
 */
async function runAsTally(step) {
  try {
    await step();
    return { passed: 0, failed: 0, failures: [] };
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1, failures: [error.message] };
  }
}

async function checkTally() {
  const failures = await runChecks();
  return { passed: 0, failed: failures.length, failures };
}

/** @param {string} report */
async function runVitest(report) {
  log('running the tests');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (!runsAll) args.push('--tags-filter=!extended');
  const { code } = await runTool('vitest', 'vitest', args);
  return vitestTally(report, code);
}

async function findBrowser() {
  /** @type {string | undefined} */
  let path;
  const tally = await runAsTally(async () => {
    path = await ensureBrowser();
  });
  return { path, tally };
}

/**
 * @param {string} report
 * @param {Awaited<ReturnType<typeof findBrowser>>} browser
 */
async function runJourneys(report, { path, tally }) {
  if (path === undefined) return tally;
  log(`running the journeys in ${path}`);
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  if (!runsAll) args.push('--grep-invert=@extended');
  const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await runTool('@playwright/test', 'playwright', args, { env });
  return playwrightTally(report, code);
}
