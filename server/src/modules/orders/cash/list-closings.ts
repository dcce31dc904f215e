import type { CashClosing } from '@sabuja/contract';
import { addDays, fail, isIstDate, startOfIstDay, toRupees } from '@sabuja/kit';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { findMembersByName, listMembersById } from '../../staff/index.ts';
import type { CashClosingRow } from '../tables.ts';

export type ClosingFilter = { from?: string; to?: string; q?: string; differs?: 'yes' | 'no' };

/** Fails with BAD_DATE when a day of a filter does not exist; otherwise returns undefined. */
export const checkClosingFilter = ({ from, to }: ClosingFilter) =>
  [from, to].every((day) => day === undefined || isIstDate(day)) ? undefined : fail('BAD_DATE');

/** Returns a page of the cash closes, newest first; amounts in rupees. The filter must be valid. */
export async function listClosings(
  db: Db,
  { from, to, q, differs, ...paging }: ClosingFilter & Paging,
) {
  const name = q?.trim();
  const riders = name ? await findMembersByName(db, name) : [];
  const found = await selectPage(
    db
      .selectFrom('orders.cash_closings')
      .selectAll()
      .$if(from !== undefined, (query) => query.where('closed_at', '>=', startOfIstDay(from ?? '')))
      .$if(to !== undefined, (query) =>
        query.where('closed_at', '<', startOfIstDay(addDays(to ?? '', 1))),
      )
      .$if(Boolean(name), (query) =>
        query.where('member_id', '=', sql<number>`any(${riders}::bigint[])`),
      )
      .$if(differs !== undefined, (query) =>
        query.where(sql<SqlBool>`(counted_paise <> expected_paise) = ${differs === 'yes'}`),
      ),
    [descending('id')],
    paging,
  );
  const rows = await toClosings(db, found.rows);
  return toPage({ ...found, rows }, paging, (closing) => closing);
}

/** Returns a cash close by its uid; amounts in rupees. */
export async function findClosing(db: Db | Tx, uid: string): Promise<CashClosing | undefined> {
  const rows = await db
    .selectFrom('orders.cash_closings')
    .selectAll()
    .where('uid', '=', uid)
    .execute();
  return (await toClosings(db, rows))[0];
}

async function toClosings(
  db: Db | Tx,
  rows: readonly Selectable<CashClosingRow>[],
): Promise<CashClosing[]> {
  const members = await listMembersById(
    db,
    rows.flatMap(({ member_id, closed_by }) => [member_id, closed_by]),
  );
  return rows.map((row) => ({
    uid: row.uid,
    rider: members.get(row.member_id)?.name ?? '',
    expected: toRupees(row.expected_paise),
    counted: toRupees(row.counted_paise),
    difference: toRupees(row.counted_paise - row.expected_paise),
    reason: row.reason,
    closed_by: members.get(row.closed_by)?.name ?? '',
    closed_at: row.closed_at.toISOString(),
  }));
}
