import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Purges imports older than 30 days with their rows; what they saved stays. */
export const purgeOldImports = (db: Db, now: Date) =>
  sql`delete from catalogue.imports where created_at < ${now}::timestamptz - interval '30 days'`.execute(
    db,
  );
