import { addSynonyms, fillStapleWords } from '@sabuja/server/modules/catalogue';
import type { Db } from '@sabuja/server/platform/db';
import { readTable } from './read-table.ts';

/** Adds the demo's synonyms, and the plain words for its staple stocks ('rice'). */
export async function addSearchTerms(db: Db): Promise<void> {
  await addSynonyms(db, demoSynonyms());
  await fillStapleWords(db, demoStaples());
}

const demoSynonyms = () =>
  [...readTable('search/synonyms.tsv')].flatMap(([meaning, [terms = '']]) =>
    terms.split(', ').map((term) => ({ term, meaning })),
  );

/** Returns each stock with all words that the table lists for it. */
function demoStaples() {
  const pairs = [...readTable('search/staples.tsv')].flatMap(([word, [slugs = '']]) =>
    slugs.split(' ').map((slug) => ({ slug, word })),
  );
  return [...Map.groupBy(pairs, ({ slug }) => slug)].map(([slug, found]) => ({
    slug,
    words: found.map(({ word }) => word),
  }));
}
