import { type RawBuilder, sql } from 'kysely';

/** Constants as a list of SQL literals, as in `status in (${literals(statuses)})`: an index with such a condition applies. */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
