import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';

/** Sets the translations of places that have none, by their pincode. */
export const fillPlaceTranslations = (
  db: Db | Tx,
  records: readonly Translated<'place'>[],
): Promise<void> =>
  fillTranslations(
    db,
    { table: 'delivery.pincodes', keyColumn: 'pincode', fields: ['place'] },
    records,
  );

/** Returns true if there are pincodes, and none has a translated place: the shop is of an earlier release. */
export async function hasUntranslatedPlaces(db: Db): Promise<boolean> {
  const { all, untranslated } = await db
    .selectFrom('delivery.pincodes')
    .select((e) => e.fn.countAll<number>().as('all'))
    .select((e) => e.fn.countAll<number>().filterWhere('translations', '=', {}).as('untranslated'))
    .executeTakeFirstOrThrow();
  return all > 0 && all === untranslated;
}
