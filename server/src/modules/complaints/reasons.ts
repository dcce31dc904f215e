import type { Db, Tx } from '../../platform/db/index.ts';

/** Inserts reasons in display order. */
export async function addReasons(db: Db, descriptions: readonly string[]): Promise<void> {
  const rows = descriptions.map((description, sequence) => ({ description, sequence }));
  await db.insertInto('complaints.reasons').values(rows).execute();
}

/** Returns the active reasons in the shop's order. */
export const listReasons = (db: Db | Tx): Promise<{ id: number; description: string }[]> =>
  db
    .selectFrom('complaints.reasons')
    .select(['id', 'description'])
    .where('inactive', '=', false)
    .orderBy('sequence')
    .orderBy('id')
    .execute();

/** Returns the text of an active reason, found by its id or its text. */
export async function findReason(
  tx: Tx,
  idOrDescription: number | string,
): Promise<string | undefined> {
  const reasons = await listReasons(tx);
  const isNamed = ({ id, description }: { id: number; description: string }) =>
    id === Number(idOrDescription) || description === String(idOrDescription).trim();
  return reasons.find(isNamed)?.description;
}
