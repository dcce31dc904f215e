import { type Locale, locales, localize } from '@sabuja/kit';
import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';
import { listReasonRows, type ReasonRow } from './reasons-store.ts';

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
  const reasons = await listActive(db);
  return reasons.map((reason) => {
    const { id, description } = localize(reason, locale);
    return { id, description };
  });
}

const listActive = async (db: Db | Tx): Promise<ReasonRow[]> =>
  (await listReasonRows(db)).filter(({ inactive }) => !inactive);

/** Returns an active reason, found by its id or its text in any language. */
export async function findReason(
  tx: Tx,
  idOrDescription: number | string,
): Promise<ReasonRow | undefined> {
  const text = String(idOrDescription).trim();
  const isNamed = (reason: ReasonRow) =>
    reason.id === Number(idOrDescription) ||
    locales.some((locale) => localize(reason, locale).description === text);
  return (await listActive(tx)).find(isNamed);
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
