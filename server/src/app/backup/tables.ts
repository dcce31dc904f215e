import type { AdminConnection } from '../../platform/db/index.ts';

/** A table of the shop or its job queue, its writable columns, and the tables that its foreign keys reference. */
export type TableInfo = { name: string; columns: string[]; references: string[] };

/** Schemas that are not saved: those of PostgreSQL, and of sandboxes, which simulate the data of other companies. */
export const OTHER_SCHEMAS = '^(pg_|sandbox_)';

/** Returns all tables to save. The tables of applied migrations are not included: these are in the manifest. */
export async function listTables(connection: AdminConnection): Promise<TableInfo[]> {
  const { rows } = await connection.query<TableInfo>(
    `select c.oid::regclass::text as name,
      array(select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ $1 and n.nspname <> 'information_schema'
      and (n.nspname, c.relname) not in (('public', 'migrations'), ('graphile_worker', 'migrations'))
    order by 1`,
    [OTHER_SCHEMAS],
  );
  return rows;
}

/** Sorts tables so that every table follows the tables that it references. */
export function inOrderOfReferences(tables: readonly TableInfo[]): TableInfo[] {
  const ordered: TableInfo[] = [];
  const remaining = new Map(tables.map((table) => [table.name, table]));
  while (remaining.size > 0) {
    const next = [...remaining.values()].filter(
      ({ references }) => !references.some((name) => remaining.has(name)),
    );
    if (next.length === 0) throw new Error(`tables reference each other: ${[...remaining.keys()]}`);
    for (const table of next) remaining.delete(table.name);
    ordered.push(...next);
  }
  return ordered;
}
