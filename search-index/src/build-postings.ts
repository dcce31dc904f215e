import type { FieldTable } from './field-table.ts';
import { type Posting, toPosting } from './postings.ts';

/** What is found: an id, and for each field its phrases, as terms that `tokenize` returned. */
export type SearchDocument<Name extends string = string> = {
  readonly id: number;
  readonly phrases: Readonly<Partial<Record<Name, readonly (readonly string[])[]>>>;
};

/** Each term of a document with its posting, in the first field that has it. */
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
