type Props = { html: string; lang?: string | undefined };

/** The text of a legal page, as shoppers read it and staff preview it. */
export const LegalText = ({ html, lang }: Props) => (
  <div
    lang={lang}
    className="legal-text"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown and sanitized by the server
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
