import { translatedLocales } from '@sabuja/kit';
import { type Expression, type SqlBool, sql } from 'kysely';

/** A condition: in a column of translations, a field of one of the languages matches a LIKE pattern. */
export function matchesTranslation(
  column: string,
  field: string,
  pattern: string,
): Expression<SqlBool> {
  const conditions = translatedLocales.map(
    (locale) => sql`${sql.ref(column)} #>> ${sql.lit(`{${locale},${field}}`)} ilike ${pattern}`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
