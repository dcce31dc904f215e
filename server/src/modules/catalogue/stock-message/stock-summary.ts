import { DEFAULT_LOW_STOCK_THRESHOLD } from '@sabuja/contract/rules/stock-ledger';
import { addDays, formatIstDay, type IstDate, type Locale, localize } from '@sabuja/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { joinTexts, type Message, text } from '../../../platform/texts/index.ts';
import type { ItemTranslations } from '../tables.ts';

type Row = { name: string; units: string; translations: ItemTranslations; quantity: number };
type ExpiringRow = Row & { batch: string | null; expires_on: IstDate };
/** The first rows of a list, and the number of all its rows. */
type Listed<R> = { rows: R[]; total: number };
export type StockSummary = {
  soldOut: Listed<Row>;
  low: Listed<Row>;
  expiring: Listed<ExpiringRow>;
};

/** A batch that expires within this many days counts as expiring soon. */
const NEAR_EXPIRY_DAYS = 7;
/** Maximum lines of one list; rows beyond it are only counted. */
const MAX_LINES = 30;

/** Sold-out and low products on sale, and batches that expire soon or have expired; undefined when there are none. */
export async function readStockSummary(
  db: Db | Tx,
  today: IstDate,
): Promise<StockSummary | undefined> {
  const soldOut = await listScarce(db, sql`quantity = 0`);
  const low = await listScarce(
    db,
    sql`quantity > 0 and quantity <= coalesce(low_stock_at, ${sql.lit(DEFAULT_LOW_STOCK_THRESHOLD)})`,
  );
  const expiring = await listExpiring(db, today);
  const isEmpty = soldOut.total + low.total + expiring.total === 0;
  return isEmpty ? undefined : { soldOut, low, expiring };
}

async function listScarce(db: Db | Tx, condition: RawBuilder<SqlBool>): Promise<Listed<Row>> {
  const { rows } = await sql<Row & { total: number }>`
    select name, units, translations, quantity, count(*) over () as total from catalogue.stocks
    where not inactive and ${condition} order by quantity, name, id limit ${MAX_LINES}`.execute(db);
  return toListed(rows);
}

async function listExpiring(db: Db | Tx, today: IstDate): Promise<Listed<ExpiringRow>> {
  const { rows } = await sql<ExpiringRow & { total: number }>`
    select s.name, s.units, s.translations, u.units_left as quantity, b.batch, u.expires_on,
      count(*) over () as total
    from catalogue.batch_units u join catalogue.batches b on b.id = u.batch_id
    join catalogue.stocks s on s.id = u.stock_id
    where u.units_left > 0 and u.expires_on <= ${addDays(today, NEAR_EXPIRY_DAYS)}::date
    order by u.expires_on, s.name, b.id limit ${MAX_LINES}`.execute(db);
  return toListed(rows);
}

const toListed = <R extends { total: number }>(rows: R[]): Listed<R> => ({
  rows,
  total: rows[0]?.total ?? 0,
});

/** The lists of a summary that are not empty, with the products in a language. */
export function describeSummary({ soldOut, low, expiring }: StockSummary, locale: Locale): Message {
  const nameOf = (row: Row) => {
    const { name, units } = localize(row, locale);
    return `${name}, ${units}`;
  };
  const lists = [
    soldOut.total > 0 && text`Sold out (${soldOut.total}):\n${toLines(soldOut, nameOf)}`,
    low.total > 0 &&
      text`Low (${low.total}):\n${toLines(low, (row) => `${nameOf(row)}: ${row.quantity}`)}`,
    expiring.total > 0 &&
      text`Expires soon or has expired (${expiring.total}):\n${toLines(expiring, (row) =>
        [`${formatIstDay(row.expires_on)}: ${nameOf(row)}`, row.batch, `× ${row.quantity}`]
          .filter(Boolean)
          .join(' · '),
      )}`,
  ].filter((list) => list !== false);
  return joinTexts(lists.flatMap((list, i) => (i === 0 ? [list] : ['\n\n', list])));
}

const toLines = <R>({ rows, total }: Listed<R>, describe: (row: R) => string): string =>
  [...rows.map((row) => `- ${describe(row)}`), ...(total > rows.length ? ['- …'] : [])].join('\n');
