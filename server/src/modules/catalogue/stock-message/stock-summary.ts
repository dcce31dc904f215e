import { LOW_STOCK_AT } from '@sabuja/contract/rules/stock-ledger';
import { addDays, formatIstDay, type IstDate, type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { joinTexts, type Message, text } from '../../../platform/texts/index.ts';
import type { ItemTranslations } from '../tables.ts';

type Row = { name: string; units: string; translations: ItemTranslations; quantity: number };
type ExpiringRow = Row & { batch: string | null; expires_on: IstDate };
export type StockSummary = { soldOut: Row[]; low: Row[]; expiring: ExpiringRow[] };

/** Batches that expire within so many days are near their expiry. */
const NEAR_EXPIRY_DAYS = 7;
/** Lines of one list; the others are counted. */
const MAX_LINES = 30;

/** What is sold out, low, or has a batch that expires soon, of the products on sale; undefined when nothing is. */
export async function readStockSummary(
  db: Db | Tx,
  today: IstDate,
): Promise<StockSummary | undefined> {
  const scarce = await sql<Row>`
    select name, units, translations, quantity from catalogue.stocks
    where not inactive and quantity <= greatest(0, coalesce(low_stock_at, ${sql.lit(LOW_STOCK_AT)}))
    order by quantity, name, id`.execute(db);
  const expiring = await sql<ExpiringRow>`
    select s.name, s.units, s.translations, u.units_left as quantity, b.batch, u.expires_on
    from catalogue.batch_units u join catalogue.batches b on b.id = u.batch_id
    join catalogue.stocks s on s.id = u.stock_id
    where u.units_left > 0 and u.expires_on <= ${addDays(today, NEAR_EXPIRY_DAYS)}::date
    order by u.expires_on, s.name, b.id`.execute(db);
  const soldOut = scarce.rows.filter(({ quantity }) => quantity === 0);
  const low = scarce.rows.filter(({ quantity }) => quantity > 0);
  const isEmpty = scarce.rows.length === 0 && expiring.rows.length === 0;
  return isEmpty ? undefined : { soldOut, low, expiring: expiring.rows };
}

/** The lists of a summary that are not empty, with the products in a language. */
export function describeSummary({ soldOut, low, expiring }: StockSummary, locale: Locale): Message {
  const nameOf = (row: Row) => {
    const { name, units } = localize(row, locale);
    return `${name}, ${units}`;
  };
  const lists = [
    soldOut.length > 0 && text`Sold out (${soldOut.length}):\n${toLines(soldOut.map(nameOf))}\n\n`,
    low.length > 0 &&
      text`Low (${low.length}):\n${toLines(low.map((row) => `${nameOf(row)}: ${row.quantity}`))}\n\n`,
    expiring.length > 0 &&
      text`Expires soon or has expired (${expiring.length}):\n${toLines(
        expiring.map((row) =>
          [`${formatIstDay(row.expires_on)}: ${nameOf(row)}`, row.batch, `× ${row.quantity}`]
            .filter(Boolean)
            .join(' · '),
        ),
      )}\n\n`,
  ];
  return joinTexts(lists.filter((list) => list !== false));
}

const toLines = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, MAX_LINES).map((line) => `- ${line}`),
    ...(lines.length > MAX_LINES ? ['- …'] : []),
  ].join('\n');
