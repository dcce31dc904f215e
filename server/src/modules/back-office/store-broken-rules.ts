import { type Db, inTransaction } from '../../platform/db/index.ts';

/**
 * Stores the rules that a check of the whole database found broken, and deletes those that hold again. Those that could
 * not be checked stay as they were.
 */
export const storeBrokenRules = (
  db: Db,
  broken: readonly { check: string; rows: readonly unknown[] }[],
  unchecked: readonly string[],
  now: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const names = [...broken.map(({ check }) => check), ...unchecked];
    await tx
      .deleteFrom('back_office.broken_rules')
      .$if(names.length > 0, (query) => query.where('rule', 'not in', names))
      .execute();
    if (broken.length === 0) return;
    await tx
      .insertInto('back_office.broken_rules')
      .values(broken.map(({ check, rows }) => ({ rule: check, rows: rows.length, since: now })))
      .onConflict((conflict) =>
        conflict.column('rule').doUpdateSet((e) => ({ rows: e.ref('excluded.rows') })),
      )
      .execute();
  });
