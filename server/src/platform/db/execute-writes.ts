import { type OperationNodeSource, sql } from 'kysely';
import type { Tx } from './db.ts';

/** A statement that writes and returns something of every row it wrote, not executed yet. */
export type WriteStatement = OperationNodeSource;

/**
 * Executes writes as one statement, and so in one round trip, in the order in which they are named; returns
 * how many rows each wrote. No write sees the changes of another in a table, but it may select from the rows
 * that an earlier one returns, by its name.
 */
export async function executeWrites<const W extends Readonly<Record<string, WriteStatement>>>(
  tx: Tx,
  writes: W,
): Promise<{ [N in keyof W]: number }> {
  const names = Object.keys(writes);
  const parts = names.map((name) => sql`${sql.ref(name)} as (${writes[name]})`);
  const counts = names.map(
    (name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql`with ${sql.join(parts)} select ${sql.join(counts)}`.execute(tx);
  return rows[0] as { [N in keyof W]: number };
}
