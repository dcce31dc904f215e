import type { Db } from '../../platform/db/index.ts';

/** Records a completed backup with its size in bytes and its number of rows. */
export async function recordBackup(
  db: Db,
  backup: { taken_at: Date; bytes: number; rows: number },
): Promise<void> {
  const { taken_at, bytes, rows } = backup;
  await db.insertInto('back_office.backups').values({ taken_at, bytes, rows }).execute();
}
