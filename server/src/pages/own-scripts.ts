import { createHash, randomBytes } from 'node:crypto';

/** A nonce for one rendering: nothing that a page shows can contain it, since it is chosen afterwards. */
export const createScriptMark = (): string => randomBytes(18).toString('base64url');

/**
 * Removes the mark from a rendered page, and returns the hashes of the inline scripts that carried it: those of the
 * storefront itself. An inline script that came into the page in any other way has no mark, and no hash.
 */
export function takeOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const hashes: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes(attribute)) hashes.push(hashOf(script));
  }
  return { html: html.replaceAll(attribute, ''), hashes };
}

const inlineScript = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
