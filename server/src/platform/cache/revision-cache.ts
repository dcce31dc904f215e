import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** What changes seldom, as the database has it in `public.revisions`. */
type Tag = 'content' | 'delivery';
type Revisions = ReadonlyMap<string, string>;

/**
 * Keeps in memory what is read often and changes seldom. It is given from memory as long as the
 * database shows the revision of its tag under which it was read; whoever changes it changes the
 * revision in the same transaction. So it is never out of date, on however many servers.
 */
export function cachedByRevision<T>(
  tag: Tag,
  read: (db: Db | Tx) => Promise<T>,
): (db: Db | Tx) => Promise<T> {
  let cached: { revision: string; value: T } | undefined;
  return async (db) => {
    const revision = (await revisionsOf(db)).get(tag);
    if (revision === undefined) throw new Error(`the database has no revision of ${tag}`);
    if (cached?.revision === revision) return cached.value;
    const value = await read(db);
    cached = { revision, value };
    return value;
  };
}

const revisionsByTx = new WeakMap<Tx, Promise<Revisions>>();

/** A transaction asks once, and sees what stood at that moment. */
function revisionsOf(db: Db | Tx): Promise<Revisions> {
  if (!db.isTransaction) return readRevisions(db);
  const pending = revisionsByTx.get(db as Tx);
  if (pending) return pending;
  const revisions = readRevisions(db);
  revisionsByTx.set(db as Tx, revisions);
  return revisions;
}

async function readRevisions(db: Db | Tx): Promise<Revisions> {
  const { rows } = await sql<{ tag: string; revision: string }>`
    select tag, revision from public.revisions`.execute(db);
  return new Map(rows.map((row) => [row.tag, row.revision]));
}
