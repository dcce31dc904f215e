import type { Db } from '@sabuja/server/platform/db';
import { sql } from 'kysely';

/** Rows as texts, by table. */
type Rows = Record<string, string[]>;

/** Schemas with the job queue and the servers' heartbeats, which change without any request. */
const LIVELY = ['graphile_worker', 'public'];

/** One digest of all rows for each table of the database, without the tables in `except`. */
export async function digestDatabase(
  db: Db,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = (await listTables(db)).filter(({ name }) => !except.includes(name));
  const parts = tables.map(
    ({ name, table }) => sql`select ${name}::text as name,
      md5(string_agg(t::text, ' ' order by t::text)) as digest from ${table} as t`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/**
 * The rows that belong to a customer: those that reference the customer, or an order, complaint or account of theirs.
 * Messages are not included, since anybody may request a code for any number.
 */
export async function readRowsOf(db: Db, customerId: number): Promise<Rows> {
  const owned = ownedKeys(customerId);
  const tables = await listTables(db);
  const parts = tables.flatMap(({ name, table, columns }) => {
    const conditions = columns
      .filter((column) => column in owned || (name === 'identity.customers' && column === 'id'))
      .map(
        (column) =>
          sql`t.${sql.ref(column)}::text in (${owned[column] ?? sql`${customerId}::text`})`,
      );
    if (conditions.length === 0 || name === 'notifications.outbox') return [];
    return [
      sql`select ${name}::text as name, t::text as row from ${table} as t
        where ${sql.join(conditions, sql` or `)}`,
    ];
  });
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)} order by name, row`.execute(db);
  const found: Rows = {};
  for (const { name, row } of rows) found[name] = [...(found[name] ?? []), row];
  return found;
}

const ownedKeys = (id: number): Record<string, ReturnType<typeof sql>> => ({
  customer_id: sql`${id}::text`,
  order_id: sql`select id::text from orders.orders where customer_id = ${id}`,
  order_uid: sql`select uid::text from orders.orders where customer_id = ${id}`,
  ticket_id: sql`select id::text from complaints.tickets where customer_id = ${id}`,
  account_id: sql`select id::text from wallet.accounts where customer_id = ${id}`,
  session_id: sql`select id::text from identity.sessions where customer_id = ${id}`,
});

async function listTables(db: Db) {
  // Read from the catalog, as the views of information_schema check the privileges of every column.
  const { rows } = await sql<{ schema: string; name: string; columns: string[] }>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not in
      ('pg_catalog', 'information_schema', ${sql.join(LIVELY)})
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ schema, name, columns }) => ({
    name: `${schema}.${name}`,
    table: sql.table(`${schema}.${name}`),
    columns,
  }));
}

/** The number of jobs that are due; tests wait until it is 0, because jobs send messages and issue documents. */
export async function countWaitingJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
    from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`.execute(db);
  return rows[0]?.waiting ?? 0;
}
