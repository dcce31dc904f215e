const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Accents of Latin letters, joiners of Indian scripts, and apostrophes: typed or left out at will. */
const optional = /[\u0300-\u036f]|\u200c|\u200d|['’]/g;
const isAscii = /^[\0-\x7f]*$/;

/** The words of a text of any script, in small letters and without accents: "Farmer's Purée" is 'farmers', 'puree'. */
export const wordsOf = (text: string): string[] => spelled(text).match(word) ?? [];

function spelled(text: string): string {
  const small = text.toLowerCase();
  if (isAscii.test(small)) return small.replaceAll("'", '');
  return small.normalize('NFKD').replace(optional, '').normalize('NFC');
}

/** What a noun may be in its other number: 'tomatoes' asks for 'tomato' too, 'berry' for 'berries'. */
export function otherNumbers(typed: string): string[] {
  if (typed.length < 4) return [];
  if (typed.endsWith('y')) return [`${typed.slice(0, -1)}ies`];
  const endings = [
    ['ies', 'y'],
    ['es', ''],
    ['s', ''],
  ] as const;
  return endings
    .filter(([plural]) => typed.endsWith(plural))
    .map(([plural, singular]) => typed.slice(0, -plural.length) + singular);
}
