import type { Db } from '../../../platform/db/index.ts';
import { ItemIndex } from './item-index.ts';
import type { ItemSource } from './item-source.ts';
import type { SearchableItem } from './searchable-item.ts';
import { Synonyms } from './synonyms.ts';
import { listSynonyms } from './synonyms-store.ts';

/** Items per read, so that other requests are served in between. */
const BATCH_SIZE = 1000;

/** Builds an index of all items of a source. */
export async function buildIndex(db: Db, source: ItemSource): Promise<ItemIndex> {
  const index = new ItemIndex(new Synonyms(await listSynonyms(db)));
  let items: SearchableItem[];
  let last = 0;
  do {
    items = await source.list(db, last, BATCH_SIZE);
    for (const item of items) index.add(item);
    last = items.at(-1)?.id ?? last;
  } while (items.length === BATCH_SIZE);
  return index;
}

/** Reads these items again and updates the index; removes those that are no longer on sale. */
export async function updateIndex(
  index: ItemIndex,
  ids: readonly number[],
  { db, source }: { db: Db; source: ItemSource },
): Promise<void> {
  const found = await source.find(db, ids);
  for (const id of ids) index.remove(id);
  for (const item of found) index.add(item);
}
