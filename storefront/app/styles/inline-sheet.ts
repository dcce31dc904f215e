import styles from './app.css?inline';
import fonts from './fonts.css?inline';

/** The whole inline sheet, of which each document gets only the rules that it uses (`shrink-styles.ts`). */
export const inlineSheet = styles + fonts;
