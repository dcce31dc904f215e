import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import type { Tx } from './db.ts';
import { Pipeline } from './pipelining-client.ts';

/** A query that is not executed yet: a Kysely builder or an `sql` template. */
export type Query<Row> = { compile(executor: QueryExecutorProvider): CompiledQuery<Row> };
type Queries = Readonly<Record<string, Query<unknown> | undefined>>;
/** The rows that the queries return, by their names. */
export type RowsOf<Q extends Queries> = {
  [N in keyof Q]: NonNullable<Q[N]> extends Query<infer Row> ? Row[] : never;
};

/**
 * Executes queries in one round trip, one after the other: each query sees what earlier ones have written, and what
 * other transactions have committed until then. If a query fails, later ones are not executed.
 * @returns the rows of each query by its name; an empty array for an undefined query
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
  // Kysely passes the text unchanged to the client, which recognizes a `Pipeline` (`pipelining-client.ts`).
  const text = new Pipeline(statements) as unknown as string;
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text));
  const results = rows.values();
  const named = entries.map(([name, query]) => [name, query ? results.next().value : []]);
  return Object.fromEntries(named) as RowsOf<Q>;
}
