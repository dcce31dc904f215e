/**
 * Returns a page that looks the same but is inactive: without scripts and preloads of scripts, and with links that open
 * in a new window, which the sandbox of the surrounding frame can block.
 */
export const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest|canonical)"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/><meta name="robots" content="noindex"/>');
