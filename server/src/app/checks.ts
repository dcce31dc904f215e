import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

const checksFolder = fileURLToPath(new URL('../../checks/', import.meta.url));

export type BrokenInvariant = { check: string; rows: unknown[] };

/**
 * Runs the checks of `server/checks/` on the whole database. Every row that a check returns violates an invariant; at
 * most 100 rows per check are returned.
 */
export async function findBrokenInvariants(db: Db | Tx): Promise<BrokenInvariant[]> {
  const names = (await readdir(checksFolder)).filter((name) => name.endsWith('.sql')).sort();
  const violations: BrokenInvariant[] = [];
  for (const name of names) {
    const query = await readFile(`${checksFolder}${name}`, 'utf8');
    const { rows } = await sql.raw(`select * from (${query}) as broken limit 100`).execute(db);
    if (rows.length > 0) violations.push({ check: name.replace('.sql', ''), rows });
  }
  return violations;
}
