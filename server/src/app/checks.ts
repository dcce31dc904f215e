import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';

const folder = fileURLToPath(new URL('../../checks/', import.meta.url));

export type Broken = { check: string; rows: unknown[] };

/** Asks the whole database the questions of `server/checks/`; every row they answer is a broken rule. */
export async function findBroken(db: Db | Tx): Promise<Broken[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const broken: Broken[] = [];
  for (const name of names) {
    const question = await readFile(`${folder}${name}`, 'utf8');
    const { rows } = await sql.raw(`select * from (${question}) as broken limit 100`).execute(db);
    if (rows.length > 0) broken.push({ check: name.replace('.sql', ''), rows });
  }
  return broken;
}
