import { tokenize } from '@sabuja/search-index';
import type { Db } from '../../../platform/db/index.ts';
import type { Synonym } from './synonyms.ts';

/** All synonyms, in the order of their terms. */
export const listSynonyms = (db: Db): Promise<Synonym[]> =>
  db
    .selectFrom('catalogue.synonyms')
    .select(['term', 'meaning'])
    .orderBy('term')
    .orderBy('meaning')
    .execute();

const MAX_FOUND = 200;

/** The first synonyms whose term or meaning contains the words of a text, in the order of their terms, and how many there are. */
export async function findSynonyms(
  db: Db,
  text: string,
): Promise<{ results: Synonym[]; total: number }> {
  // Normalized as synonyms are when they are stored, so that accents and case do not matter.
  const pattern = `%${tokenize(text).join(' ')}%`;
  const rows = await db
    .selectFrom('catalogue.synonyms')
    .select(['term', 'meaning'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where(({ or, eb }) => or([eb('term', 'like', pattern), eb('meaning', 'like', pattern)]))
    .orderBy('term')
    .orderBy('meaning')
    .limit(MAX_FOUND)
    .execute();
  return {
    results: rows.map(({ term, meaning }) => ({ term, meaning })),
    total: rows[0]?.total ?? 0,
  };
}
