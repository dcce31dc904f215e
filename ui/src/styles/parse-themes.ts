/** The colours of a theme by name, as defined in `tokens.css`: '#1f7a3d'. */
export type Theme = ReadonlyMap<string, string>;

const colourPattern = /--([a-z-]+):\s*(#[0-9a-f]{6});/g;
const parseColours = (css: string): Theme =>
  new Map([...css.matchAll(colourPattern)].map(([, name = '', value = '']) => [name, value]));

/** Parses both themes of the tokens: the first block is light, `@variant dark` is dark. */
export function parseThemes(css: string): { light: Theme; dark: Theme } {
  const [light = '', dark = ''] = css.split('@variant dark {');
  return { light: parseColours(light), dark: parseColours(dark.slice(0, dark.indexOf('}'))) };
}
