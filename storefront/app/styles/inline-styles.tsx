import css from './app.css?inline';

const STYLE_ID = 'styles';

/** In the browser the sheet is in the document already; the scripts do not carry it a second time. */
const styleSheet = (): string =>
  import.meta.env.SSR ? css : (document.getElementById(STYLE_ID)?.textContent ?? '');

/** The whole style sheet within the document: asked for by an address it would wait behind the scripts. */
export const InlineStyles = () => (
  <style
    id={STYLE_ID}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    dangerouslySetInnerHTML={{ __html: styleSheet() }}
  />
);
