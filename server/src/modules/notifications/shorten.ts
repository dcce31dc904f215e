const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Cuts a text at a length in UTF-16 units, with '…' at its end. A character of several code points, such as an emoji or
 * a consonant with its vowel sign, stays whole or is left out.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > maxLength - 1) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}
