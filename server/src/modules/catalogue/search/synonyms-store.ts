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
