import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import { type ItemFailure, throwFailures, tryEach } from '../platform/try-each.ts';

const checksFolder = fileURLToPath(new URL('../../checks/', import.meta.url));

export type BrokenInvariant = { check: string; rows: unknown[] };

/**
 * Runs the checks of `server/checks/` on the whole database. Every row that a check returns violates an invariant; at
 * most 100 rows per check are returned. A check that fails, such as one above the time limit of statements, does not
 * stop the others: it is one of the failures.
 */
export async function runChecks(
  db: Db | Tx,
): Promise<{ violations: BrokenInvariant[]; failures: ItemFailure<string>[] }> {
  const files = (await readdir(checksFolder)).filter((file) => file.endsWith('.sql')).sort();
  const violations: BrokenInvariant[] = [];
  const failures = await tryEach(
    files.map((file) => file.replace('.sql', '')),
    async (check) => {
      const query = await readFile(`${checksFolder}${check}.sql`, 'utf8');
      const { rows } = await sql.raw(`select * from (${query}) as broken limit 100`).execute(db);
      if (rows.length > 0) violations.push({ check, rows });
    },
  );
  return { violations, failures };
}

/**
 * Returns what violates the checks of `server/checks/`.
 * @throws AggregateError if a check could not be run
 */
export async function findBrokenInvariants(db: Db | Tx): Promise<BrokenInvariant[]> {
  const { violations, failures } = await runChecks(db);
  throwFailures(failures, uncheckedMessage(failures));
  return violations;
}

/** Says which checks could not be run. */
export const uncheckedMessage = (failures: readonly ItemFailure<string>[]): string =>
  `not checked: ${failures.map(({ item }) => item).join(', ')}`;
