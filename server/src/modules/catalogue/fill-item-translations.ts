import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';

type Named = 'name' | 'description';

/** Sets the translations of categories that have none, by slug. */
export const fillCategoryTranslations = (
  db: Db | Tx,
  records: readonly Translated<Named>[],
): Promise<void> => fillTranslations(db, target('catalogue.categories'), records);

/** Sets the translations of stocks that have none, by slug. */
export const fillStockTranslations = (
  db: Db | Tx,
  records: readonly Translated<Named | 'units'>[],
): Promise<void> =>
  fillTranslations(
    db,
    { ...target('catalogue.stocks'), fields: ['name', 'description', 'units'] },
    records,
  );

/** Sets the translations of combos that have none, by slug. */
export const fillComboTranslations = (
  db: Db | Tx,
  records: readonly Translated<Named>[],
): Promise<void> => fillTranslations(db, target('catalogue.combos'), records);

const target = (table: string) => ({
  table,
  keyColumn: 'slug',
  fields: ['name', 'description'] as const,
});

/** True when a stock has no translations at all. */
export const hasUntranslatedStocks = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('catalogue.stocks')
    .select('id')
    .where('translations', '=', {})
    .limit(1)
    .executeTakeFirst()) !== undefined;
