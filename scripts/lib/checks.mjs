import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkMessages } from './messages.mjs';
import { runNode, runTool } from './node.mjs';
import { log, projectPath } from './project.mjs';

/**
 * Checks formatting, lint, types and unused code; stops at the first failure.
 * @returns true when all checks pass
 */
export async function runChecks() {
  const preparing = [checkLint, checkMessageCatalogues, generateRouteTypes, generateApiTypes];
  return (
    (await succeed(preparing, 1)) &&
    (await succeed([...typeChecks(), checkUnused], availableParallelism()))
  );
}

/**
 * Runs checks, at most `concurrency` at once; prints the output of those that fail and starts no further one.
 * @param {(() => Promise<{ code: number; output: string }>)[]} checks
 * @param {number} concurrency
 */
async function succeed(checks, concurrency) {
  const waiting = [...checks];
  let isFine = true;
  const runWaiting = async () => {
    for (let check = waiting.shift(); isFine && check; check = waiting.shift()) {
      const { code, output } = await check();
      if (code === 0) continue;
      isFine = false;
      console.error(output.trim());
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWaiting));
  return isFine;
}

const QUIET = { quiet: true };

const checkLint = () =>
  step('biome', () => runTool('@biomejs/biome', 'biome', ['ci', '--colors=off'], QUIET));
/** Generates the types of the routes, which are not under version control. */
const generateRouteTypes = () =>
  step('routes', () =>
    runTool('@react-router/dev', 'react-router', ['typegen'], {
      cwd: projectPath('storefront'),
      ...QUIET,
    }),
  );
/** Generates the TypeScript types of the API from its OpenAPI document, as an API client would. */
const generateApiTypes = () =>
  step('types of the API', () => runNode(['tests/api-client/write-types.ts'], QUIET));
const checkMessageCatalogues = () => step('messages', checkMessages);
const checkUnused = () => step('knip', () => runTool('knip', 'knip', [], QUIET));

const SERVICE_WORKERS = ['storefront/service-worker', 'console/service-worker'];

/**
 * Type-checks everything that runs in Node at once, since those workspaces use the server's sources; then each
 * workspace with its own configuration, the service workers, the journeys and these scripts.
 */
function typeChecks() {
  const { workspaces } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
  return ['.', ...workspaces, ...SERVICE_WORKERS, 'tests/e2e', 'scripts']
    .filter((folder) => existsSync(projectPath(folder, 'tsconfig.json')))
    .map((folder) => () => step(`types in ${folder}`, () => typeCheck(folder)));
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

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 */
async function step(name, run) {
  log(`checking ${name}`);
  return await run();
}
