import { MAX_SYNONYM_LENGTH } from '@sabuja/contract/limits';
import { fail } from '@sabuja/kit';
import { tokenize } from '@sabuja/search-index';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Synonym } from './synonyms.ts';

/** A synonym as it is stored: its words in lower case, without accents. */
export const normalizeSynonym = ({ term, meaning }: Synonym): Synonym => ({
  term: normalizeText(term),
  meaning: normalizeText(meaning),
});
const normalizeText = (text: string): string =>
  tokenize(text).join(' ').slice(0, MAX_SYNONYM_LENGTH).trim();

/**
 * Adds synonyms, each with at least one word on both sides; existing ones stay as they are. Returns how many are new.
 */
export async function addSynonyms(db: Db | Tx, synonyms: readonly Synonym[]): Promise<number> {
  const added = await db
    .insertInto('catalogue.synonyms')
    .values(synonyms.map(normalizeSynonym))
    .onConflict((conflict) => conflict.doNothing())
    .returning('term')
    .execute();
  return added.length;
}

/**
 * Saves that a typed term means certain English words of the shop; every server searches with it from the
 * next request on. `isNew`: it was not saved before. Fails with NO_TERM for a term or meaning without a word.
 */
export async function saveSynonym(db: Db | Tx, synonym: Synonym) {
  const saved = normalizeSynonym(synonym);
  if (saved.term === '' || saved.meaning === '') return fail('NO_TERM');
  return { ...saved, isNew: (await addSynonyms(db, [saved])) > 0 };
}

/** Removes a synonym; returns false when there is none. */
export async function removeSynonym(db: Db | Tx, synonym: Synonym): Promise<boolean> {
  const { term, meaning } = normalizeSynonym(synonym);
  const { numDeletedRows } = await db
    .deleteFrom('catalogue.synonyms')
    .where('term', '=', term)
    .where('meaning', '=', meaning)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
