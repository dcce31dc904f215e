/** Classes for the elements of a legal page, which the server sends without classes. */
const classes: Readonly<Record<string, string>> = {
  h2: 'mt-4 text-title',
  h3: 'mt-2 text-base',
  ul: 'grid list-disc gap-1.5 pl-5 marker:text-leaf',
  ol: 'grid list-decimal gap-1.5 pl-5 marker:text-leaf',
  dl: 'grid gap-2',
  div: 'rounded-field border border-line bg-surface px-4 py-3',
  dt: 'font-semibold',
  a: 'font-semibold text-leaf underline underline-offset-4 wrap-anywhere',
};

/** Adds classes to the tags of the HTML. Text never contains '<': the server escapes it. */
const withClasses = (html: string): string =>
  html
    .replace(
      /<(h2|h3|ul|ol|dl|div|dt|a)\b/g,
      (tag, name: string, at: number) =>
        // The first element begins the text, so it gets no top margin.
        `${tag} class="${at === 0 ? classes[name]?.replace(/^mt-\d /, '') : classes[name]}"`,
    )
    .replace(/(<\/dd>\s*)<dd>/g, '$1<dd class="text-muted">');

type Props = { html: string; lang?: string | undefined };

/** The text of a legal page, as shoppers read it and staff preview it. */
export const LegalText = ({ html, lang }: Props) => (
  <div
    lang={lang}
    className="grid gap-2"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown and sanitized by the server
    dangerouslySetInnerHTML={{ __html: withClasses(html) }}
  />
);

type LinesProps = { lines: readonly string[]; lang?: string | undefined };

/** What stands above the text of a legal page: its version, and in which language it is. */
export const LegalLines = ({ lines, lang }: LinesProps) =>
  lines.length > 0 && (
    <div className="grid gap-2 text-muted" lang={lang}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
