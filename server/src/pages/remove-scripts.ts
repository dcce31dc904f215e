/**
 * A page as it is painted, with nothing that could run or follow: no scripts nor what loads them, and links that open
 * elsewhere, so that the frame around it decides whether they do.
 */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest|canonical)"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/><meta name="robots" content="noindex"/>');
