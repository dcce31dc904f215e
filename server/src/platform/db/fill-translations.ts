import { localize, type Translations, translatedLocales } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** The English texts of a record and their translations. */
export type Translated<Field extends string> = {
  key: string;
  english: Readonly<Record<Field, string>>;
  translations: Translations<Field>;
};
type Target<Field extends string> = {
  table: string;
  keyColumn: string;
  fields: readonly Field[];
};
type Row = { key: string; texts: Record<string, string | null> };

/**
 * Sets the translations of rows that have none yet. A field whose English text differs from the given text was edited
 * by the shop, and gets no translation.
 */
export async function fillTranslations<Field extends string>(
  db: Db | Tx,
  { table, keyColumn, fields }: Target<Field>,
  records: readonly Translated<Field>[],
): Promise<void> {
  const key = sql.ref(keyColumn);
  const texts = sql.join(fields.flatMap((field) => [sql.lit(field), sql.ref(field)]));
  const { rows } = await sql<Row>`
    select ${key} as key, json_build_object(${texts}) as texts from ${sql.table(table)}
    where translations = '{}' and ${key} = any(${records.map((record) => record.key)}::text[])
    `.execute(db);
  const byKey = new Map(records.map((record) => [record.key, record]));
  const filled = rows.flatMap((row) => {
    const record = byKey.get(row.key);
    return record
      ? [{ key: row.key, translations: translationsFor(row.texts, record, fields) }]
      : [];
  });
  await sql`update ${sql.table(table)} set translations = filled.translations
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled (key text, translations jsonb)
    where ${key} = filled.key and ${sql.table(table)}.translations = '{}'`.execute(db);
}

/** Returns the translations of the fields whose English text is still the text that was translated. */
function translationsFor<Field extends string>(
  texts: Row['texts'],
  { english, translations }: Omit<Translated<Field>, 'key'>,
  fields: readonly Field[],
): Translations<Field> {
  const unchanged = fields.filter((field) => texts[field] === english[field]);
  return Object.fromEntries(
    translatedLocales.map((locale) => {
      const localized = localize({ ...english, translations }, locale);
      const translated = unchanged.filter((field) => localized[field] !== english[field]);
      return [locale, Object.fromEntries(translated.map((field) => [field, localized[field]]))];
    }),
  ) as Translations<Field>;
}
