import { createHash, randomBytes } from 'node:crypto';

/** Returns a nonce for rendering one page. The content of the page cannot contain it, since it is random and new. */
export const createScriptMark = (): string => randomBytes(18).toString('base64url');

/**
 * Removes the mark from a rendered page, and returns the hashes of the inline scripts that had it: those of the
 * storefront itself. An inline script that was injected into the page has no mark, so its hash is not returned.
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
