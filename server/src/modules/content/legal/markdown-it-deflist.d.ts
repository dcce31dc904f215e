declare module 'markdown-it-deflist' {
  import type MarkdownIt from 'markdown-it';
  /** Lists of terms with their explanations: a line, then lines that begin with ': '. */
  export default function definitionLists(markdown: MarkdownIt): void;
}
