import { fileURLToPath } from 'node:url';

const fontPath = (name: string): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts of a paper, each for the letters it has; names of people and goods may be in any of them. */
export const fonts = {
  latin: {
    regular: fontPath('latin'),
    bold: fontPath('latin-bold'),
    characters: /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/u,
  },
  // The rupee sign is among these.
  more: {
    regular: fontPath('more'),
    bold: fontPath('more-bold'),
    characters: /[\u0100-\u017f\u20b9]/u,
  },
  odia: {
    regular: fontPath('odia'),
    bold: fontPath('odia'),
    characters: /[\u0b00-\u0b7f\u200c\u200d]/u,
  },
  hindi: { regular: fontPath('hindi'), bold: fontPath('hindi'), characters: /[\u0900-\u097f]/u },
} as const;

export type FontName = keyof typeof fonts;
const fontNames = Object.keys(fonts) as FontName[];

export type Run = { font: FontName; text: string };

/** Cuts a text into runs of one font each. What no font has is left out rather than drawn as a box. */
export function splitIntoRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const previous = runs.at(-1);
    const font = fontNames.find((name) => fonts[name].characters.test(char));
    if (!font) continue;
    if (previous?.font === font) previous.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
}
