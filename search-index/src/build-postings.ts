import type { FieldTable } from './field-table.ts';
import { type Posting, toPosting } from './postings.ts';

/** A document to be indexed: its id, and for each field a list of phrases, each a list of terms from `tokenize`. */
export type SearchDocument<Name extends string = string> = {
  readonly id: number;
  readonly phrases: Readonly<Partial<Record<Name, readonly (readonly string[])[]>>>;
};

/** Returns the terms of a document, each with one posting: that of the first field that contains the term. */
export function buildPostings<Name extends string>(
  { phrases }: SearchDocument<Name>,
  docId: number,
  fields: FieldTable<Name>,
): Map<string, Posting> {
  const found = new Map<string, Posting>();
  for (const name of fields.names) {
    for (const phrase of phrases[name] ?? []) {
      phrase.forEach((term, i) => {
        if (!found.has(term)) found.set(term, toPosting(docId, fields.positionOf(name, i)));
      });
    }
  }
  return found;
}
