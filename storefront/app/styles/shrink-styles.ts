import { inlineSheet } from './inline-sheet.ts';
import { namesIn, usedStyles } from './used-styles.ts';

const stylesFor = usedStyles(inlineSheet);

/** Reduces the inline sheet of a rendered document to the rules that the document uses. */
export const shrinkStyles = (html: string): string =>
  html.replace(inlineSheet, () => stylesFor(namesIn(html)));
