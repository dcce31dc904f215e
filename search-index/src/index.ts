export type { SearchDocument } from './build-postings.ts';
export type { Field } from './field-table.ts';
export { type Query, SearchIndex, type SearchResult } from './search-index.ts';
export { singular, tokenize } from './tokenize.ts';
