import { fail } from '@sabuja/kit';
import { tokenize } from '@sabuja/search-index';
import type { Db } from '../../../platform/db/index.ts';
import type { Synonym } from './synonyms.ts';

/** Of a synonym's term and of its meaning, in letters. */
const MAX_TERM_LENGTH = 60;

const normalize = ({ term, meaning }: Synonym): Synonym => ({
  term: normalizeText(term),
  meaning: normalizeText(meaning),
});
const normalizeText = (text: string): string =>
  tokenize(text).join(' ').slice(0, MAX_TERM_LENGTH).trim();

/** Adds synonyms; those that exist stay as they are. Each has at least one word on both sides. */
export async function addSynonyms(db: Db, synonyms: readonly Synonym[]): Promise<void> {
  await db
    .insertInto('catalogue.synonyms')
    .values(synonyms.map(normalize))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Saves that a typed term means certain English words of the shop; every server searches with it from the
 * next request on. Fails with NO_TERM for a term or meaning without a word.
 */
export async function saveSynonym(db: Db, synonym: Synonym) {
  const saved = normalize(synonym);
  if (saved.term === '' || saved.meaning === '') return fail('NO_TERM');
  await addSynonyms(db, [saved]);
  return saved;
}

/** Removes a synonym; returns false when there is none. */
export async function removeSynonym(db: Db, synonym: Synonym): Promise<boolean> {
  const { term, meaning } = normalize(synonym);
  const { numDeletedRows } = await db
    .deleteFrom('catalogue.synonyms')
    .where('term', '=', term)
    .where('meaning', '=', meaning)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
