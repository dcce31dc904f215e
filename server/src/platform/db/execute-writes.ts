import { CompiledQuery, type OperationNodeSource, sql } from 'kysely';
import type { Tx } from './db.ts';
import { joinPieces, PreparedQuery } from './prepared-query.ts';

/** A statement that is not executed yet: it writes rows and has a RETURNING clause. */
export type WriteStatement = OperationNodeSource;
type Writes = Readonly<Record<string, WriteStatement>>;

/**
 * Executes writes as the common table expressions of one statement, and so in one round trip; returns how many rows
 * each write has written. A write does not see another's changes in the tables, but may select the rows that an earlier
 * write returns, from its name.
 */
export async function executeWrites<const W extends Writes>(
  tx: Tx,
  writes: W,
): Promise<{ [N in keyof W]: number }> {
  const { rows } = await tx.executeQuery(composePrepared(writes) ?? compose(tx, writes));
  return rows[0] as { [N in keyof W]: number };
}

function compose(tx: Tx, writes: Writes): CompiledQuery {
  const names = Object.keys(writes);
  const parts = names.map((name) => sql`${sql.ref(name)} as (${writes[name]})`);
  return sql`with ${sql.join(parts)} select ${sql.join(names.map(countOf))}`.compile(tx);
}

const countOf = (name: string) =>
  sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`;

/** A tree that caches composed statement texts, by the names and texts of their writes. */
type Composed = { text: string | undefined; next: Map<string, Composed> };
const composed: Composed = { text: undefined, next: new Map() };

/** Composes writes like `compose`, with a cached text; returns undefined unless all writes are prepared queries. */
function composePrepared(writes: Writes): CompiledQuery | undefined {
  const prepared: [string, PreparedQuery<unknown>][] = [];
  let known = composed;
  for (const [name, write] of Object.entries(writes)) {
    if (!(write instanceof PreparedQuery)) return undefined;
    prepared.push([name, write]);
    known = step(step(known, name), write.template.text);
  }
  known.text ??= composeText(prepared);
  return CompiledQuery.raw(
    known.text,
    prepared.flatMap(([, { values }]) => values),
  );
}

function step({ next }: Composed, key: string): Composed {
  let found = next.get(key);
  if (!found) {
    found = { text: undefined, next: new Map() };
    next.set(key, found);
  }
  return found;
}

function composeText(prepared: readonly [string, PreparedQuery<unknown>][]): string {
  const pieces = ['with '];
  const append = (text: string) => pieces.push(`${pieces.pop()}${text}`);
  for (const [index, [name, { template }]] of prepared.entries()) {
    append(`${index > 0 ? ', ' : ''}"${name}" as (`);
    const [first = '', ...rest] = template.pieces;
    append(first);
    pieces.push(...rest);
    append(')');
  }
  const counts = prepared.map(([name]) => `(select count(*)::int from "${name}") as "${name}"`);
  append(` select ${counts.join(', ')}`);
  return joinPieces(pieces);
}
