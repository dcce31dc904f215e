import type { Db } from '../../../platform/db/index.ts';
import type { SearchableItem } from './searchable-item.ts';

/** Reads the items of an index from the database. */
export type ItemSource = {
  /** The next items on sale after an id, in the order of ids. */
  list: (db: Db, after: number, limit: number) => Promise<SearchableItem[]>;
  /** The items of some ids that are on sale. */
  find: (db: Db, ids: readonly number[]) => Promise<SearchableItem[]>;
};
