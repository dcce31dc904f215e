import { addTime, days } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';

/** Purges imports older than 30 days with their rows; the products that they saved stay. */
export const purgeOldImports = (db: Db, now: Date) =>
  db
    .deleteFrom('catalogue.imports')
    .where('created_at', '<', addTime(now, -days(30)))
    .execute();
