import type { Db, Tx } from '../../platform/db/index.ts';

/** When the shop opened, and the member of staff who opened it; undefined before. */
export const findOpening = (db: Db | Tx) =>
  db.selectFrom('content.opening').select(['opened_at', 'opened_by']).executeTakeFirst();

/** Opens the shop; returns false when it is open already. The database prevents undoing it. */
export async function recordOpening(
  db: Db | Tx,
  opening: { openedBy: number | null; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('content.opening')
    .values({ opened_at: opening.now, opened_by: opening.openedBy })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .returning('opened_at')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns a function that checks whether the shop is open. An open shop stays open, so the first `true` is cached for
 * good. Until then each request reads the database, so that every server sees the opening at once.
 */
export function createOpeningGate(db: Db): () => Promise<boolean> {
  let isOpen = false;
  return async () => {
    if (!isOpen) isOpen = (await findOpening(db)) !== undefined;
    return isOpen;
  };
}
