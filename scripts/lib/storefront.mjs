import { fingerprint } from './fingerprint.mjs';
import { runTool } from './node.mjs';
import { inProject, readStamp, removeStamp, ScriptProblem, say, writeStamp } from './project.mjs';

const stamp = inProject('storefront', 'build', '.sabuja-build');
const sources = ['storefront', 'contract', 'kit', 'tsconfig.base.json', 'package-lock.json'];

/** Builds the pages, unless the build there is of just these sources. */
export async function ensureStorefrontBuilt() {
  const wanted = fingerprint(sources);
  if (readStamp(stamp) === wanted) return;
  say('building the pages');
  removeStamp(stamp);
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['build'], {
    cwd: inProject('storefront'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new ScriptProblem(`The pages could not be built.\n${output.trim()}`);
  writeStamp(stamp, wanted);
}
