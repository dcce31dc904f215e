import { readFileSync } from 'node:fs';
import { runTool } from './node.mjs';
import { projectPath } from './project.mjs';

const CATALOGUE_FILES = ['storefront', 'console'].flatMap((app) =>
  ['en', 'hi', 'or'].map((locale) => projectPath(app, 'app', 'messages', `${locale}.po`)),
);
const readCatalogues = () => CATALOGUE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Updates the message catalogues from the messages in the code. */
export const extractMessages = () =>
  runTool('@lingui/cli', 'lingui', ['extract', '--clean'], { quiet: true });

/** Lists the messages that have no translation in a catalogue. */
const findUntranslated = () =>
  [...readCatalogues().matchAll(/^msgid "(.+)"\nmsgstr ""$/gm)].map(([, id]) => id);

/**
 * Fails if the catalogues do not match the messages in the code, and updates them; fails too if a
 * message has no Hindi or Odia translation.
 */
export async function checkMessages() {
  const catalogueBefore = readCatalogues();
  const result = await extractMessages();
  if (result.code !== 0) return result;
  const missing = findUntranslated();
  if (missing.length > 0) {
    return { code: 1, output: `Not translated yet:\n${missing.join('\n')}` };
  }
  if (readCatalogues() === catalogueBefore) return result;
  const output =
    'The catalogues of messages were not in step with the code. They are now: look at them.';
  return { code: 1, output };
}
