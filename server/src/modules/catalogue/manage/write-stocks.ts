import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Groups rows with the same columns, so that one statement can write each group. */
function groupByColumns<Row extends { columns: Columns }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = Object.keys(row.columns).sort().join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

const columnsOf = ([first]: readonly { columns: Columns }[]) =>
  sql.join(Object.keys(first?.columns ?? {}).map((name) => sql.ref(name)));

/** Inserts products, those with the same columns in one statement; returns their ids and SKUs. */
export async function insertStockRows(
  tx: Tx,
  rows: readonly Columns[],
): Promise<{ id: number; sku: string }[]> {
  const inserted: { id: number; sku: string }[] = [];
  for (const group of groupByColumns(rows.map((columns) => ({ columns })))) {
    const names = columnsOf(group);
    const values = JSON.stringify(group.map(({ columns }) => columns));
    const { rows: found } = await sql<{ id: number; sku: string }>`
      insert into catalogue.stocks (${names})
      select ${names} from jsonb_populate_recordset(null::catalogue.stocks, ${values}::jsonb)
      returning id, sku`.execute(tx);
    inserted.push(...found);
  }
  return inserted;
}

/** Updates the given columns of products, those with the same columns in one statement. */
export async function updateStockRows(
  tx: Tx,
  rows: readonly { id: number; columns: Columns }[],
): Promise<void> {
  for (const group of groupByColumns(rows)) {
    const names = Object.keys(group[0]?.columns ?? {});
    const values = JSON.stringify(group.map(({ id, columns }) => ({ ...columns, id })));
    await sql`update catalogue.stocks s
      set ${sql.join(names.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`))}
      from jsonb_populate_recordset(null::catalogue.stocks, ${values}::jsonb) r where s.id = r.id`.execute(
      tx,
    );
  }
}
