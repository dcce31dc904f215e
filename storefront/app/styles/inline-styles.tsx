import css from './app.css?inline';

const STYLE_ID = 'styles';

/**
 * In the browser the style sheet is in the document already; the scripts do not include it again.
 */
const styleSheet = (): string =>
  import.meta.env.SSR ? css : (document.getElementById(STYLE_ID)?.textContent ?? '');

/** The whole style sheet inline: a linked file would be loaded after the scripts. */
export const InlineStyles = () => (
  <style
    id={STYLE_ID}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    dangerouslySetInnerHTML={{ __html: styleSheet() }}
  />
);
