import type { Department, OrderStatus } from '@sabuja/contract';
import { phoneDigits } from '@sabuja/contract/rules/mobile-number';
import { orderStatuses } from '@sabuja/contract/rules/order-status';
import { addDays, type IstDate, isIstDate, istDate } from '@sabuja/kit';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation } from '../../../platform/db/index.ts';
import { readZoneNames, type ZoneNames } from '../../delivery/index.ts';
import { maySearchDigits } from '../../identity/index.ts';

export type BoardFilter = {
  date?: IstDate;
  slot?: number;
  department?: Department;
  zone?: string;
  /** One or more statuses, separated by commas. */
  status?: string;
  q?: string;
};

/** A search without a day, other than by order number, covers deliveries from this many days ago, and all future ones. */
export const SEARCHED_DAYS = 90;

/** Who searches: those who may not contact customers see masked phones, and search as `maySearchDigits` says. */
type Searcher = { mayContact: boolean };

/** Returns the query for the orders that match a filter, as `orders.orders as o`. */
export async function boardQuery(db: Db, searcher: Searcher, filter: BoardFilter, now: Date) {
  const { date, slot, department, zone, status, q } = filter;
  const statuses = parseStatuses(status);
  const place = zone === undefined ? undefined : (await readZoneNames(db)).find(zone);
  const text = q?.trim() ?? '';
  const since = date === undefined ? addDays(istDate(now), -SEARCHED_DAYS) : undefined;
  const found = text === '' ? undefined : await toCondition(db, searcher, text, since);
  return db
    .selectFrom('orders.orders as o')
    .$if(date !== undefined, (query) =>
      query.where('o.delivery_date', '=', isIstDate(date ?? '') ? (date ?? '') : '1970-01-01'),
    )
    .$if(slot !== undefined, (query) => query.where('o.slot_id', '=', slot ?? 0))
    .$if(department !== undefined, (query) =>
      query.where('o.department', '=', department ?? 'GROCERY'),
    )
    .$if(statuses !== undefined, (query) => query.where(sql<SqlBool>`o.status = any(${statuses})`))
    .$if(place !== undefined, (query) => query.where(liesIn(place ?? { id: null, pincodes: [] })))
    .$if(found !== undefined, (query) => query.where(found ?? sql<SqlBool>`true`));
}

function parseStatuses(text: string | undefined): OrderStatus[] | undefined {
  if (text === undefined || text === '') return undefined;
  const wanted = text.split(',').map((each) => each.trim().toUpperCase());
  return orderStatuses.filter((status) => wanted.includes(status));
}

const liesIn = ({ id, pincodes }: ReturnType<ZoneNames['find']>): Expression<SqlBool> =>
  sql<SqlBool>`case when o.pin_zone_id is null then o.pincode = any(${pincodes}) else o.pin_zone_id = ${id} end`;

const LOWEST_UID = '00000000-0000-0000-0000-000000000000';
const HIGHEST_UID = LOWEST_UID.replaceAll('0', 'f');
const ORDER_NUMBER_LENGTH = 8;

/**
 * The beginning of an order's uid in a text, with or without '#'; undefined for any other text, such as a phone number
 * with a hyphen.
 */
function uidBeginningOf(text: string): string | undefined {
  const plain = text.replace(/^#/, '').toLowerCase();
  const isBeginning = LOWEST_UID.startsWith(plain.replace(/[0-9a-f]/g, '0'));
  return plain !== '' && isBeginning ? plain : undefined;
}

/** Whether a text is an order's number, or the beginning of its uid that has the number. */
const isOrderNumber = (text: string): boolean =>
  (uidBeginningOf(text) ?? '').length >= ORDER_NUMBER_LENGTH;

/** A condition on `orders.orders as o`: its number is this text; undefined for a text that is no order's number. */
export const hasNumber = (text: string): Expression<SqlBool> | undefined =>
  isOrderNumber(text) ? uidsBeginningWith(text) : undefined;

/** A condition on `orders.orders as o`: the uid begins with this text; undefined if no uid does. */
function uidsBeginningWith(text: string): Expression<SqlBool> | undefined {
  const beginning = uidBeginningOf(text);
  if (beginning === undefined) return undefined;
  const bound = (uid: string) => beginning + uid.slice(beginning.length);
  return sql<SqlBool>`o.uid between ${bound(LOWEST_UID)}::uuid and ${bound(HIGHEST_UID)}::uuid`;
}

/** A text of this many digits and no letters is a phone or number; no name or product has so many. */
const MIN_PHONE_DIGITS = 5;

/**
 * A condition on `orders.orders as o`: a text is its number or the beginning of it, the last digits of its phone, or,
 * unless it can only be a phone, a part of its names.
 */
export function matchesOrder(text: string, searcher: Searcher): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`false`];
  const beginning = uidsBeginningWith(text);
  if (beginning) conditions.push(beginning);
  const digits = phoneDigits(text);
  if (digits && maySearchDigits(digits, searcher)) conditions.push(hasPhoneEnding(digits));
  if (!isPhone(text)) {
    const pattern = `%${escapeLike(text)}%`;
    conditions.push(
      sql<SqlBool>`o.customer_name ilike ${pattern}`,
      sql<SqlBool>`o.deliver_to ilike ${pattern}`,
    );
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

const isPhone = (text: string): boolean => (phoneDigits(text) ?? '').length >= MIN_PHONE_DIGITS;

/** A whole number of ten digits is found by the index of migration 0068. */
const hasPhoneEnding = (digits: string): Expression<SqlBool> =>
  digits.length === 10
    ? sql<SqlBool>`right(regexp_replace(o.contact, '\\D', '', 'g'), 10) = ${digits}`
    : sql<SqlBool>`regexp_replace(o.contact, '\\D', '', 'g') like ${`%${digits}`}`;

/**
 * A condition on `orders.orders as o`: an item's name has a text in it, in any language. As a scalar subquery it reads
 * the items of the orders that all else leaves; the planner may read all items there are for an `exists`.
 */
function hasItem(text: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(text)}%`;
  return sql<SqlBool>`(select bool_or(i.name ilike ${pattern} or ${matchesTranslation('i.translations', 'name', pattern)})
    from orders.items i where i.order_id = o.id)`;
}

/**
 * Returns the condition of a search: by order number if an order has it; otherwise as `matchesOrder` and by product, for
 * orders that are delivered on `since` or later.
 */
async function toCondition(
  db: Db,
  searcher: Searcher,
  text: string,
  since?: IstDate,
): Promise<Expression<SqlBool>> {
  const ofNumber = hasNumber(text);
  if (ofNumber && (phoneDigits(text) === undefined || (await exists(db, ofNumber))))
    return ofNumber;
  const found = isPhone(text)
    ? matchesOrder(text, searcher)
    : sql<SqlBool>`(${matchesOrder(text, searcher)} or ${hasItem(text)})`;
  return since === undefined ? found : sql<SqlBool>`(o.delivery_date >= ${since} and ${found})`;
}

const exists = async (db: Db, condition: Expression<SqlBool>): Promise<boolean> =>
  (await db
    .selectFrom('orders.orders as o')
    .select('o.id')
    .where(condition)
    .limit(1)
    .executeTakeFirst()) !== undefined;
