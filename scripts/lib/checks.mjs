import { existsSync, readFileSync } from 'node:fs';
import { checkMessages } from './messages.mjs';
import { runNode, runTool } from './node.mjs';
import { inProject, say } from './project.mjs';

/** Formatting, lint, types and unused code; stops at the first that fails. @returns true when all is well */
export async function runChecks() {
  for (const check of [lint, messages, routeTypes, apiTypes, ...typeChecks(), unused]) {
    const { code, output } = await check();
    if (code === 0) continue;
    console.error(output.trim());
    return false;
  }
  return true;
}

const quiet = { quiet: true };

const lint = () =>
  step('biome', () => runTool('@biomejs/biome', 'biome', ['ci', '--colors=off'], quiet));
/** The types of the pages' routes are made from them; git doesn't keep what is made. */
const routeTypes = () =>
  step('routes', () =>
    runTool('@react-router/dev', 'react-router', ['typegen'], {
      cwd: inProject('storefront'),
      ...quiet,
    }),
  );
/** Likewise the types that an outsider generates from the API's description. */
const apiTypes = () =>
  step('types of the API', () => runNode(['tests/api-client/write-types.ts'], quiet));
const messages = () => step('messages', checkMessages);
const unused = () => step('knip', () => runTool('knip', 'knip', [], quiet));

/** One check for each workspace with types, and for these scripts. */
function typeChecks() {
  const { workspaces } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return [...workspaces, 'storefront/service-worker', 'scripts']
    .filter((folder) => existsSync(inProject(folder, 'tsconfig.json')))
    .map((folder) => () => step(`types in ${folder}`, () => typeCheck(folder)));
}

/** @param {string} folder */
const typeCheck = (folder) => runTool('typescript', 'tsc', ['--noEmit', '-p', folder], quiet);

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function step(name, work) {
  say(`checking ${name}`);
  return await work();
}
