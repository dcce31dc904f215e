import css from './app.css?inline';
import { classesIn, usedStyles } from './used-styles.ts';

const stylesFor = usedStyles(css);

/** Reduces the inline sheet of a rendered document to the rules that the document uses. */
export const shrinkStyles = (html: string): string =>
  html.replace(css, () => stylesFor(classesIn(html)));
