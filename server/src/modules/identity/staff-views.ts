import { phoneDigits } from '@sabuja/contract/rules/mobile-number';
import { type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, type Tx } from '../../platform/db/index.ts';
import { descending, type PagedRows, type Paging, selectPage } from '../../platform/http/index.ts';
import { maySearchDigits } from './mask.ts';

const columns = [
  'id',
  'uid',
  'mobile_no',
  'full_name',
  'email',
  'language',
  'created_at',
  'blocked_at',
  'blocked_reason',
  'blocked_by',
] as const;

/** An account as staff see it; undefined when it does not exist or is deleted. */
export const findStaffCustomer = (db: Db | Tx, uid: string) =>
  db
    .selectFrom('identity.customers')
    .select(columns)
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type StaffCustomerRow = NonNullable<Awaited<ReturnType<typeof findStaffCustomer>>>;

/** Uid and name of accounts, by their id. */
export async function listCustomersById(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('identity.customers')
    .select(['id', 'uid', 'full_name as name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, ...customer }) => [id, customer]));
}

/**
 * Finds accounts by a part of the name or the last digits of the number (three or more), and the accounts with the
 * given ids, newest first. Who may not contact customers searches for a number as `maySearchDigits` says.
 */
export async function searchCustomers(
  db: Db,
  { text, ids, mayContact }: { text: string; ids: readonly number[]; mayContact: boolean },
  paging: Paging,
): Promise<PagedRows<StaffCustomerRow>> {
  const digits = phoneDigits(text);
  const ofNumber =
    digits &&
    (maySearchDigits(digits, { mayContact })
      ? sql<SqlBool>`reverse(mobile_no) like ${`${[...digits].reverse().join('')}%`}`
      : sql<SqlBool>`false`);
  const name = `%${escapeLike(text)}%`;
  const conditions = [
    sql<SqlBool>`id = any(${ids}::bigint[])`,
    ofNumber ?? sql<SqlBool>`full_name ilike ${name}`,
  ];
  const found = db
    .selectFrom('identity.customers')
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`);
  return selectPage(found.select(columns), [descending('id')], paging);
}
