import { type Locale, locales, localize } from '@sabuja/kit';
import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';

/** Inserts reasons in display order. */
export async function addReasons(db: Db, descriptions: readonly string[]): Promise<void> {
  const rows = descriptions.map((description, sequence) => ({ description, sequence }));
  await db.insertInto('complaints.reasons').values(rows).execute();
}

/** Returns the active reasons in the shop's order, in a language. */
export async function listReasons(
  db: Db | Tx,
  locale: Locale,
): Promise<{ id: number; description: string }[]> {
  const reasons = await activeReasons(db);
  return reasons.map((reason) => {
    const { id, description } = localize(reason, locale);
    return { id, description };
  });
}

const activeReasons = (db: Db | Tx) =>
  db
    .selectFrom('complaints.reasons')
    .select(['id', 'description', 'translations'])
    .where('inactive', '=', false)
    .orderBy('sequence')
    .orderBy('id')
    .execute();

/** Returns the English text of an active reason, found by its id or its text in any language. */
export async function findReason(
  tx: Tx,
  idOrDescription: number | string,
): Promise<string | undefined> {
  const reasons = await activeReasons(tx);
  const text = String(idOrDescription).trim();
  const isNamed = (reason: (typeof reasons)[number]) =>
    reason.id === Number(idOrDescription) ||
    locales.some((locale) => localize(reason, locale).description === text);
  return reasons.find(isNamed)?.description;
}

/** Sets the translations of reasons that have none, by their English text. */
export const fillReasonTranslations = (
  db: Db | Tx,
  records: readonly Translated<'description'>[],
): Promise<void> =>
  fillTranslations(
    db,
    { table: 'complaints.reasons', keyColumn: 'description', fields: ['description'] },
    records,
  );
