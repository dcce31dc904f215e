import css from './app.css?inline';

const id = 'styles';

/** In the browser the sheet is in the document already; the scripts do not carry it a second time. */
const sheet = (): string =>
  import.meta.env.SSR ? css : (document.getElementById(id)?.textContent ?? '');

/** The whole style sheet within the document: asked for by an address it would wait behind the scripts. */
export const InlineStyles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  <style id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet() }} />
);
