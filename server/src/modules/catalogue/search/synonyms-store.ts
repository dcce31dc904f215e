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

/** Synonyms whose term or meaning contains a text, in the order of their terms. */
export const findSynonyms = (db: Db, text: string): Promise<Synonym[]> => {
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('catalogue.synonyms')
    .select(['term', 'meaning'])
    .where(({ or, eb }) => or([eb('term', 'like', pattern), eb('meaning', 'like', pattern)]))
    .orderBy('term')
    .orderBy('meaning')
    .limit(MAX_FOUND)
    .execute();
};
