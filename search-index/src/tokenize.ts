const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Characters that users may omit: accents of Latin letters, nuktas and joiners of Indian scripts, and apostrophes. */
const optionalMarks = /[\u0300-\u036f]|\u093c|\u0b3c|\u200c|\u200d|['’]/g;
/** Candrabindu and anusvara of Devanagari and Odia: the same word is written with either. */
const candrabindu = /[\u0901\u0b01]/g;
const toAnusvara = (mark: string) => String.fromCharCode(mark.charCodeAt(0) + 1);
const isAscii = /^[\0-\x7f]*$/;

/**
 * Splits a text of any script into words in lower case without accents: "Farmer's Purée" gives 'farmers', 'puree'.
 */
export const tokenize = (text: string): string[] => normalize(text).match(wordPattern) ?? [];

function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower.replaceAll("'", '');
  const letters = lower.normalize('NFKD').replace(optionalMarks, '');
  return letters.replace(candrabindu, toAnusvara).normalize('NFC');
}

/**
 * Returns the possible forms of an English noun in the other grammatical number: 'tomatoes' also finds 'tomato', and
 * 'berry' also 'berries'.
 */
export function numberForms(word: string): string[] {
  if (word.length < 4) return [];
  if (word.endsWith('y')) return [`${word.slice(0, -1)}ies`];
  const endings = [
    ['ies', 'y'],
    ['es', ''],
    ['s', ''],
  ] as const;
  return endings
    .filter(([plural]) => word.endsWith(plural))
    .map(([plural, singular]) => word.slice(0, -plural.length) + singular);
}

/** Returns the singular of an English word, for comparing words that nobody typed: 'tomatoes' gives 'tomato'. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('oes')) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
