import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkMessages } from './messages.mjs';
import { runNode, runTool } from './node.mjs';
import { log, projectPath } from './project.mjs';

/**
 * Checks formatting, lint, types and unused code. What the later checks read is generated first; if that fails, they
 * are not run.
 * @returns the output of each check that failed, below its name; none when all pass
 */
export async function runChecks() {
  const preparing = [checkLint, checkMessageCatalogues, generateRouteTypes, generateApiTypes];
  const failures = await failuresOf(preparing, 1);
  if (failures.length > 0) return failures;
  return failuresOf([...typeChecks(), checkUnused], availableParallelism());
}

/** @typedef {{ name: string; run: () => Promise<{ code: number; output: string }> }} Check */

/**
 * Runs checks, at most `concurrency` at once, and prints the output of those that fail.
 * @param {Check[]} checks
 * @param {number} concurrency
 */
async function failuresOf(checks, concurrency) {
  const waiting = [...checks];
  /** @type {string[]} */
  const failures = [];
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      log(`checking ${check.name}`);
      const { code, output } = await check.run();
      if (code === 0) continue;
      console.error(output.trim());
      failures.push(`The check '${check.name}':\n${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWaiting));
  return failures;
}

const QUIET = { quiet: true };

/** @type {Check} */
const checkLint = {
  name: 'biome',
  run: () => runTool('@biomejs/biome', 'biome', ['ci', '--colors=off'], QUIET),
};
/**
 * Generates the types of the routes, which are not under version control.
 * @type {Check}
 */
const generateRouteTypes = {
  name: 'routes',
  run: () =>
    runTool('@react-router/dev', 'react-router', ['typegen'], {
      cwd: projectPath('storefront'),
      ...QUIET,
    }),
};
/**
 * Generates the TypeScript types of the API from its OpenAPI document, as an API client would.
 * @type {Check}
 */
const generateApiTypes = {
  name: 'types of the API',
  run: () => runNode(['tests/api-client/write-types.ts'], QUIET),
};
/** @type {Check} */
const checkMessageCatalogues = { name: 'messages', run: checkMessages };
/** @type {Check} */
const checkUnused = { name: 'knip', run: () => runTool('knip', 'knip', [], QUIET) };

const SERVICE_WORKERS = ['storefront/service-worker', 'console/service-worker'];

/**
 * Type-checks everything that runs in Node at once, since those workspaces use the server's sources; then each
 * workspace with its own configuration, the service workers, the journeys and these scripts.
 */
function typeChecks() {
  const { workspaces } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
  return ['.', ...workspaces, ...SERVICE_WORKERS, 'tests/e2e', 'scripts']
    .filter((folder) => existsSync(projectPath(folder, 'tsconfig.json')))
    .map((folder) => ({ name: `types in ${folder}`, run: () => typeCheck(folder) }));
}

/**
 * Type-checks a folder incrementally; the state of the last check is cached in node_modules.
 * @param {string} folder
 */
const typeCheck = (folder) => {
  const known = projectPath(
    'node_modules/.cache/types',
    `${folder.replaceAll('/', '-')}.tsbuildinfo`,
  );
  const args = ['--noEmit', '-p', folder, '--incremental', '--tsBuildInfoFile', known];
  return runTool('typescript', 'tsc', args, QUIET);
};
