import { fileURLToPath } from 'node:url';

const fontPath = (name: string): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts of a document by the characters they cover; customer and product names may use any script. */
export const fonts = {
  latin: {
    regular: fontPath('latin'),
    bold: fontPath('latin-bold'),
    characters: /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/u,
  },
  // Covers the rupee sign.
  latinExtended: {
    regular: fontPath('latin-extended'),
    bold: fontPath('latin-extended-bold'),
    characters: /[\u0100-\u017f\u20b9]/u,
  },
  odia: {
    regular: fontPath('odia'),
    bold: fontPath('odia'),
    characters: /[\u0b00-\u0b7f]/u,
  },
  hindi: { regular: fontPath('hindi'), bold: fontPath('hindi'), characters: /[\u0900-\u097f]/u },
} as const;

type FontName = keyof typeof fonts;
const fontNames = Object.keys(fonts) as FontName[];

export type Run = { font: FontName; text: string };

/** Zero-width joiner and non-joiner: they select the shape of the adjacent letters. */
const JOINERS = /[\u200c\u200d]/u;
const JOINING_FONTS: readonly FontName[] = ['odia', 'hindi'];
/** Replaces a letter or digit that no font covers. */
const REPLACEMENT = '?';

/**
 * Splits a text into runs of one font each. A joiner stays in the run of the script it joins. Letters
 * that no font covers are replaced; emoji, controls and stray marks are left out.
 */
export function splitIntoRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const previous = runs.at(-1);
    if (JOINERS.test(char)) {
      if (previous && JOINING_FONTS.includes(previous.font)) previous.text += char;
      continue;
    }
    const drawn = drawableForm(char);
    const font = fontNames.find((name) => fonts[name].characters.test(drawn));
    if (!font) continue;
    if (previous?.font === font) previous.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function drawableForm(char: string): string {
  if (fontNames.some((name) => fonts[name].characters.test(char))) return char;
  if (/\s/u.test(char)) return ' ';
  return /[\p{L}\p{N}]/u.test(char) ? REPLACEMENT : '';
}
