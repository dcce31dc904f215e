/// <reference path="./markdown-it-deflist.d.ts" />
import type { LegalPlaceholder } from '@sabuja/contract/rules/legal-pages';
import MarkdownIt, { type StateInline, type Token } from 'markdown-it';
import definitionLists from 'markdown-it-deflist';
import sanitizeHtml from 'sanitize-html';
import type { PlaceholderValues } from './placeholder-values.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  .disable(['image', 'code', 'fence', 'backticks', 'table', 'html_block', 'html_inline'])
  .use(definitionLists);

const placeholderPattern = /\{\{\s*(\w+)\s*\}\}/y;

/** `{{phone}}` becomes a token of its own, so that its value is never parsed as markup. */
function readPlaceholder(state: StateInline, silent: boolean): boolean {
  placeholderPattern.lastIndex = state.pos;
  const [whole, name] = placeholderPattern.exec(state.src) ?? [];
  const { values } = state.env as { values: PlaceholderValues };
  if (whole === undefined || name === undefined || !Object.hasOwn(values, name)) return false;
  if (!silent) state.push('placeholder', '', 0).content = values[name as LegalPlaceholder];
  state.pos += whole.length;
  return true;
}
markdown.inline.ruler.before('emphasis', 'placeholder', readPlaceholder);

const { escapeHtml } = markdown.utils;
const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);
markdown.renderer.rules.placeholder = (tokens, index) => {
  const value = tokens[index]?.content ?? '';
  const shown = escapeHtml(value);
  return isMailAddress(value) ? `<a href="mailto:${shown}">${shown}</a>` : shown;
};

/** Under the page's own title, headings begin with the second level and go no deeper than the third. */
function limitHeadings(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3';
    }
  }
}
markdown.core.ruler.push('headings', ({ tokens }) => limitHeadings(tokens));

/** Wraps each group of terms and explanations in a `div`, which HTML allows in a `dl`. */
markdown.renderer.rules.dt_open = (tokens, index) => {
  const before = tokens[index - 1]?.type;
  if (before === 'dt_close') return '<dt>';
  return before === 'dd_close' ? '</div>\n<div>\n<dt>' : '<div>\n<dt>';
};
markdown.renderer.rules.dl_close = () => '</div>\n</dl>\n';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'strong', 'em', 'a', 'blockquote'],
    ...['ul', 'ol', 'li', 'dl', 'div', 'dt', 'dd'],
  ],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Brackets around a value that the shop does not have are left out with it: 'call us ({{support_hours}})'. */
const omitEmptyBrackets = (source: string, values: PlaceholderValues): string =>
  source.replace(/[ \t]?\(\{\{\s*(\w+)\s*\}\}\)/g, (whole, name: string) =>
    values[name as LegalPlaceholder] === '' ? '' : whole,
  );

/**
 * Renders Markdown as HTML with the values of its placeholders: headings, paragraphs, lists, terms with their
 * explanations, emphasis and links. HTML in the text is escaped, and anything executable is removed.
 */
export const renderLegal = (source: string, values: PlaceholderValues): string =>
  sanitizeHtml(markdown.render(omitEmptyBrackets(source, values), { values }), allowed);
