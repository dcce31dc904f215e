import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { RevisionTag } from './tags.ts';

type Revisions = ReadonlyMap<string, string>;

/**
 * Caches what is read often and changes seldom. A cached value is returned as long as the database has the
 * revision of its tag under which the value was read; every change increments the revision in its
 * transaction. So the value is never stale, on any number of servers, and no guard is needed: a value that was read
 * under an older revision is not found under a newer one.
 */
export function cachedByRevision<T>(
  tag: RevisionTag,
  read: (db: Db | Tx) => Promise<T>,
): CachedReader<T> {
  let cached: { revision: string; value: T } | undefined;
  const readCached = async (db: Db | Tx) => {
    const revision = (await revisionsOf(db)).get(tag);
    if (revision === undefined) throw new Error(`the database has no revision of ${tag}`);
    if (cached?.revision === revision) return cached.value;
    const value = await read(db);
    cached = { revision, value };
    return value;
  };
  return Object.assign(readCached, { guess: () => cached?.value });
}

type CachedReader<T> = {
  (db: Db | Tx): Promise<T>;
  /** The value of the last read, current or not: for what may be read ahead, never for a decision. */
  guess(): T | undefined;
};

const revisionsByTx = new WeakMap<Tx, Promise<Revisions>>();

/** The current revisions, as a column of a transaction's first statement: given to `useRevisions` they cost no round trip. */
export const revisionsColumn = sql<Record<string, string>>`
  (select json_object_agg(tag, revision) from public.revisions)`;

/** Lets a transaction use the revisions that its first statement has read. */
export const useRevisions = (tx: Tx, revisions: Readonly<Record<string, string>>): void =>
  void revisionsByTx.set(tx, Promise.resolve(new Map(Object.entries(revisions))));

/** A transaction reads the revisions once, and uses its own snapshot. */
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
