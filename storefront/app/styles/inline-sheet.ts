import styles from './app.css?inline';
import fonts from './fonts.css?inline';

/** What the style element of a document is reduced from. */
export const inlineSheet = styles + fonts;
