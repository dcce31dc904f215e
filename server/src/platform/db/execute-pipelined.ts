import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import type { Tx } from './db.ts';
import { Pipeline } from './pipelining-client.ts';

/** A query that is not executed yet, as a builder or as a template. */
export type Query<Row> = { compile(executor: QueryExecutorProvider): CompiledQuery<Row> };
type Queries = Readonly<Record<string, Query<unknown> | undefined>>;
/** The rows that queries find, by their names. */
export type RowsOf<Q extends Queries> = {
  [N in keyof Q]: NonNullable<Q[N]> extends Query<infer Row> ? Row[] : never;
};

/**
 * Executes queries in one round trip, one after the other: each sees what those before it have locked and written, and what
 * others have committed until then. Returns the rows of each by its name, none of one that is undefined. When one fails, those after it are not executed.
 */
export async function executePipelined<const Q extends Queries>(
  tx: Tx,
  queries: Q,
): Promise<RowsOf<Q>> {
  const entries = Object.entries(queries);
  const statements = entries.flatMap(([, query]) => {
    if (!query) return [];
    const { sql, parameters } = query.compile(tx);
    return [{ text: sql, values: parameters }];
  });
  // The query builder passes it to the client as it is.
  const text = new Pipeline(statements) as unknown as string;
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text));
  const results = rows.values();
  const named = entries.map(([name, query]) => [name, query ? results.next().value : []]);
  return Object.fromEntries(named) as RowsOf<Q>;
}
