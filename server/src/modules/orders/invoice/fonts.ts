import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = (font: string, part: string): string =>
  require.resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`);

/** The fonts of a paper, each for the letters it has; the shop's own fonts, with those of names in them. */
export const fonts = {
  latin: {
    file: file('anek-latin', 'latin'),
    has: /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/u,
  },
  // The rupee sign is among these.
  more: { file: file('anek-latin', 'latin-ext'), has: /[\u0100-\u024f\u20b9]/u },
  odia: { file: file('anek-odia', 'oriya'), has: /[\u0b00-\u0b7f\u200c\u200d]/u },
  hindi: { file: file('anek-devanagari', 'devanagari'), has: /[\u0900-\u097f]/u },
} as const;

export type FontName = keyof typeof fonts;
const names = Object.keys(fonts) as FontName[];

export type Run = { font: FontName; text: string };

/** Cuts a text into runs of one font each. What no font has is left out rather than drawn as a box. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    // A blank or a dot goes with the word it stands in.
    const font =
      before && /[\s.,]/.test(letter) && before.font === 'latin'
        ? before.font
        : names.find((name) => fonts[name].has.test(letter));
    if (!font) continue;
    if (before?.font === font) before.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
