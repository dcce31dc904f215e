import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { RevisionTag } from './tags.ts';

type Revisions = ReadonlyMap<string, string>;

/**
 * Returns a reader that caches a value which is read often and changes seldom. Each call reads the revision of the tag
 * from the database, and returns the cached value if it was read at the same revision. Every change increments the
 * revision in its own transaction, so the value is never stale, on any number of servers.
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
  /** The value of the last read, which may be stale: use it only to decide what to read ahead. */
  guess(): T | undefined;
};

const revisionsByTx = new WeakMap<Tx, Promise<Revisions>>();

/** A column for a transaction's first statement: pass its value to `useRevisions` to save a round trip. */
export const revisionsColumn = sql<Record<string, string>>`
  (select json_object_agg(tag, revision) from public.revisions)`;

/** Makes a transaction use the revisions that its first statement has read. */
export const useRevisions = (tx: Tx, revisions: Readonly<Record<string, string>>): void =>
  void revisionsByTx.set(tx, Promise.resolve(new Map(Object.entries(revisions))));

/** Reads the revisions; within a transaction only once, because its snapshot stays the same. */
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
