import sheetUrl from './app.css?url';
import { inlineSheet } from './inline-sheet.ts';

const STYLE_ID = 'styles';

/**
 * In the browser the style sheet is in the document already; the scripts do not include it again.
 */
const styleSheet = (): string =>
  import.meta.env.SSR ? inlineSheet : (document.getElementById(STYLE_ID)?.textContent ?? '');

/**
 * The styles that the first paint needs, inline: rendered as the whole sheet, which the server then
 * reduces to the rules of the document (`used-styles.ts`).
 */
export const InlineStyles = () => (
  <style
    id={STYLE_ID}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    dangerouslySetInnerHTML={{ __html: styleSheet() }}
  />
);

/**
 * Link to the whole sheet without the fonts, at the end of the document: the first paint does not wait for it, but
 * the scripts do, so that everything they render is styled.
 */
export const LinkedStyles = () => <link rel="stylesheet" href={sheetUrl} />;
