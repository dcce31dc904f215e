import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';
import { type Locale, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../../platform/sheets/write-sheet.ts';
import { type Message, translate } from '../../../platform/texts/index.ts';
import { stateOf } from '../manage/item-values.ts';
import type { SheetRow } from './row-values.ts';

const PAGE_ROWS = 1000;

/** A table of an import's failed rows, with the row number in the sheet and the reason in the reader's language. */
export async function failuresSheet(db: Db, id: string, locale: Locale): Promise<Sheet> {
  const { columns, kind } = await db
    .selectFrom('catalogue.imports')
    .select(['columns', 'kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const names = columns.filter((name) => name !== '' && name !== 'row' && name !== 'reason');
  // The files of a zip have no rows.
  const placed = kind === 'pictures' ? [] : ['row'];
  return {
    columns: columnsOf([...names, ...placed, 'reason']),
    rows: readFailures(db, id, { names, locale, isPlaced: placed.length > 0 }),
  };
}

async function* readFailures(
  db: Db,
  id: string,
  { names, locale, isPlaced }: { names: readonly string[]; locale: Locale; isPlaced: boolean },
): AsyncGenerator<readonly unknown[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ row_no: number; fields: SheetRow; reason: Message }>`
      select row_no, fields, reason from catalogue.import_rows
      where import_id = ${id}::uuid and outcome = 'failed' and row_no > ${after}
      order by row_no limit ${PAGE_ROWS}`.execute(db);
    // The heading is the first row of the sheet.
    for (const { row_no, fields, reason } of rows)
      yield [
        ...names.map((name) => fields[name]),
        ...(isPlaced ? [row_no + 1] : []),
        translate(reason, locale),
      ];
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1)?.row_no ?? after;
  }
}

const columns = importColumns.stocks.all;

/** A table of all products that have a SKU, with the columns of an import. */
export const stocksSheet = (db: Db): Sheet => ({
  columns: columnsOf(columns, { rupees: ['cost', 'mrp'] }),
  rows: generateStocks(db),
});

/** How many rows `stocksSheet` has. */
export async function countExportedStocks(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('catalogue.stocks')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('sku', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}

async function* generateStocks(db: Db): AsyncGenerator<readonly unknown[]> {
  for (let after = 0; ; ) {
    const rows = await readStocks(db, after);
    for (const row of rows) yield columns.map((column) => cellOf(row, column));
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const readStocks = (db: Db, after: number) =>
  db
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '>', after)
    .where('sku', 'is not', null)
    .orderBy('id')
    .limit(PAGE_ROWS)
    .execute();

type StoredStock = Awaited<ReturnType<typeof readStocks>>[number];

function cellOf(row: StoredStock, column: ImportColumn): unknown {
  switch (column) {
    case 'name_hi':
      return row.translations.hi?.name;
    case 'name_or':
      return row.translations.or?.name;
    case 'cost':
      return toRupees(row.cost_paise);
    case 'mrp':
      return row.mrp_paise === null ? '' : toRupees(row.mrp_paise);
    case 'discount':
      return row.discount_percent;
    case 'gst':
      return row.gst_percent;
    case 'veg':
      return row.veg_nonveg_type === 0 ? 'veg' : 'non-veg';
    case 'state':
      return stateOf(row);
    case 'quantity':
      // Importing the quantity hours later would undo the sales in between; an empty cell changes nothing.
      return '';
    default:
      return row[column];
  }
}
