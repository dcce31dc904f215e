import { fileURLToPath } from 'node:url';

const file = (name: string): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts of a paper, each for the letters it has; names of people and goods may be in any of them. */
export const fonts = {
  latin: {
    regular: file('latin'),
    bold: file('latin-bold'),
    has: /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/u,
  },
  // The rupee sign is among these.
  more: { regular: file('more'), bold: file('more-bold'), has: /[\u0100-\u017f\u20b9]/u },
  odia: { regular: file('odia'), bold: file('odia'), has: /[\u0b00-\u0b7f\u200c\u200d]/u },
  hindi: { regular: file('hindi'), bold: file('hindi'), has: /[\u0900-\u097f]/u },
} as const;

export type FontName = keyof typeof fonts;
const names = Object.keys(fonts) as FontName[];

export type Run = { font: FontName; text: string };

/** Cuts a text into runs of one font each. What no font has is left out rather than drawn as a box. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    const font = names.find((name) => fonts[name].has.test(letter));
    if (!font) continue;
    if (before?.font === font) before.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
