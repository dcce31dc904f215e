import { type RawBuilder, sql } from 'kysely';

/**
 * Returns constants as a list of SQL literals, for `status in (${literals(statuses)})`: unlike parameters, literals let
 * the database use a partial index with the same condition.
 */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
