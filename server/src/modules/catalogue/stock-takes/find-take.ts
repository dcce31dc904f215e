import type { StockTake, StockTakeLine } from '@sabuja/contract';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail, type Locale, localize, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import type { ItemTranslations, NameTranslations } from '../tables.ts';
import { aisleKey, aisleName } from './aisles.ts';

type Row = Pick<StockTakeLine, 'stock_id' | 'name' | 'units' | 'image_url' | 'barcode'> & {
  translations: ItemTranslations;
  aisle_translations: NameTranslations | null;
  counted: number | null;
  expected: number | null;
  counted_at: Date | null;
  member_id: number | null;
  /** The latest known purchase price of one unit. */
  purchase_paise: number | null;
};
export type TakeReader = Pick<StaffActor, 'memberId' | 'role'> & { locale: Locale };

/**
 * A count with its products, those of the aisle and those that were counted there, sorted by name as pickers see them.
 * The value of a difference is only for readers who may change stock. Fails with NO_TAKE.
 */
export async function findTake(db: Db, reader: TakeReader, uid: string) {
  const take = await db
    .selectFrom('catalogue.stock_takes')
    .selectAll()
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!take) return fail('NO_TAKE');
  const rows = await selectLines(db, take);
  const memberIds = rows.flatMap(({ member_id }) => member_id ?? []);
  const names = await listMemberNames(db, [...memberIds, take.started_by]);
  const translations = rows.find((row) => row.aisle_translations)?.aisle_translations ?? null;
  const lines = rows.map((row) => toLine(row, names, reader));
  return {
    uid: take.uid,
    aisle: take.aisle,
    name: aisleName(take.aisle, translations, reader.locale),
    state: take.state,
    started_at: take.started_at.toISOString(),
    started_by: names.get(take.started_by) ?? null,
    may_cancel:
      take.state === 'open' &&
      (take.started_by === reader.memberId || mayStaff(reader.role, 'stock.manage')),
    lines: lines.sort((a, b) => a.name.localeCompare(b.name) || a.stock_id - b.stock_id),
  } satisfies StockTake;
}

async function selectLines(
  db: Db | Tx,
  { id, aisle }: { id: number; aisle: string },
  stockId?: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id as stock_id, s.name, s.units, s.translations, s.image_urls[1] as image_url, s.barcode,
      case when s.aisle is null then c.translations end as aisle_translations,
      l.counted, l.expected, l.counted_at, l.member_id,
      (select purchase_paise from catalogue.batches b where b.stock_id = s.id and purchase_paise is not null
        order by id desc limit 1) as purchase_paise
    from catalogue.stocks s join catalogue.categories c on c.id = s.subcategory_id
    left join catalogue.stock_take_lines l on l.take_id = ${id} and l.stock_id = s.id
    where (l.stock_id is not null or (${aisleKey} = ${aisle} and not s.draft))
      and ${stockId === undefined ? sql`true` : sql`s.id = ${stockId}`}`.execute(db);
  return rows;
}

/** One product of a count; undefined when it is in another aisle. */
export async function findTakeLine(
  db: Db | Tx,
  reader: TakeReader,
  { stockId, ...take }: { id: number; aisle: string; stockId: number },
): Promise<StockTakeLine | undefined> {
  const [row] = await selectLines(db, take, stockId);
  if (!row) return undefined;
  const names = await listMemberNames(db, row.member_id === null ? [] : [row.member_id]);
  return toLine(row, names, reader);
}

function toLine(
  row: Row,
  names: ReadonlyMap<number, string>,
  { role, locale }: TakeReader,
): StockTakeLine {
  const {
    translations: _,
    aisle_translations,
    purchase_paise,
    member_id,
    counted_at,
    ...line
  } = localize(row, locale);
  const difference =
    line.counted === null || line.expected === null ? null : line.counted - line.expected;
  const isPriced = mayStaff(role, 'stock.manage') && purchase_paise !== null;
  return {
    ...line,
    difference,
    value: isPriced && difference !== null ? toRupees(purchase_paise * difference) : null,
    counted_at: toNullableInstant(counted_at),
    member: member_id === null ? null : (names.get(member_id) ?? null),
  };
}
