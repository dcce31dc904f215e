import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Seals the unsealed rows of the audit log: each seal includes the hash of the one before. */
export async function sealAudit(db: Db): Promise<void> {
  let sealed = 1;
  while (sealed > 0) {
    const { rows } = await sql<{ sealed: number }>`select staff.seal_audit() as sealed`.execute(db);
    sealed = rows[0]?.sealed ?? 0;
  }
}
