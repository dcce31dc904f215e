import './tables.ts';
import type { CashDeposit, Safe } from '@sabuja/contract';
import { fail, type IstDate, isIstDate, toRupees } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../../platform/db/index.ts';
import {
  descending,
  type Paging,
  type StaffActor,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import type { DepositRow } from './tables.ts';

export type DepositFilter = { from?: string; to?: string; state?: CashDeposit['state'] };
type Reader = Pick<StaffActor, 'memberId'>;

/** Fails with BAD_DATE when a day of a filter does not exist; otherwise returns undefined. */
export const checkDepositFilter = ({ from, to }: DepositFilter) =>
  [from, to].every((day) => day === undefined || isIstDate(day)) ? undefined : fail('BAD_DATE');

const selectDeposits = (db: Db | Tx, { from, to, state }: DepositFilter) =>
  db
    .selectFrom('orders.cash_deposits')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('deposited_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('deposited_on', '<=', to ?? ''))
    .$if(state === 'verified', (query) => query.where('verified_at', 'is not', null))
    .$if(state === 'cancelled', (query) => query.where('cancelled_at', 'is not', null))
    .$if(state === 'recorded', (query) =>
      query.where('verified_at', 'is', null).where('cancelled_at', 'is', null),
    );
const newestFirst = [descending('deposited_on'), descending('id')];

/** Returns a page of deposits, newest first; amounts in rupees. The filter must be valid. */
export async function listDeposits(db: Db, reader: Reader, filter: DepositFilter & Paging) {
  const found = await selectPage(selectDeposits(db, filter), newestFirst, filter);
  const views = await toViews(db, reader, found.rows);
  return toPage({ ...found, rows: views }, filter, (view) => view);
}

/** Returns a deposit by its uid, with amounts in rupees; undefined when there is none. */
export async function findDeposit(
  db: Db | Tx,
  reader: Reader,
  uid: string,
): Promise<CashDeposit | undefined> {
  const rows = await db
    .selectFrom('orders.cash_deposits')
    .selectAll()
    .where('uid', '=', uid)
    .execute();
  return (await toViews(db, reader, rows))[0];
}

async function toViews(
  db: Db | Tx,
  { memberId }: Reader,
  rows: readonly Selectable<DepositRow>[],
): Promise<CashDeposit[]> {
  const ids = rows.flatMap(({ recorded_by, verified_by, cancelled_by }) =>
    [recorded_by, verified_by, cancelled_by].filter((id) => id !== null),
  );
  const names = await listMemberNames(db, ids);
  const photos = await listPhotographed(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map((row) => ({
    uid: row.uid,
    kind: row.kind,
    state: row.cancelled_at ? 'cancelled' : row.verified_at ? 'verified' : 'recorded',
    date: row.deposited_on,
    amount: toRupees(row.amount_paise),
    slip: row.slip,
    account: row.account,
    reason: row.reason,
    recorded_by: nameOf(row.recorded_by),
    recorded_at: row.recorded_at.toISOString(),
    own: row.recorded_by === memberId,
    bank_date: row.bank_date,
    bank_amount: row.bank_paise === null ? null : toRupees(row.bank_paise),
    difference_reason: row.difference_reason,
    verified_by: nameOf(row.verified_by),
    cancelled_by: nameOf(row.cancelled_by),
    cancel_reason: row.cancel_reason,
    has_photo: photos.has(row.id),
  }));
}

/** Returns the ids of the deposits that have a photo of the slip. */
async function listPhotographed(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('orders.deposit_photos')
    .select('deposit_id')
    .where('deposit_id', 'in', [0, ...ids])
    .execute();
  return new Set(rows.map(({ deposit_id }) => deposit_id));
}

/** Returns the expected cash in the safe and the days it was handed in, in rupees; the oldest cash leaves first. */
export async function readSafe(db: Db): Promise<Safe> {
  const safe = await db.selectFrom('orders.safe').selectAll().executeTakeFirstOrThrow();
  const [handedIn, returned, deposited] = [
    Number(safe.handed_in_paise),
    Number(safe.returned_paise),
    Number(safe.deposited_paise),
  ];
  const { unverified } = await db
    .selectFrom('orders.cash_deposits')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount_paise'), e.lit(0)).as('unverified'))
    .where('verified_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    balance: toRupees(handedIn - returned - deposited),
    handed_in: toRupees(handedIn),
    returned: toRupees(returned),
    deposited: toRupees(deposited),
    unverified: toRupees(Number(unverified)),
    days: await listDaysInSafe(db, returned + deposited),
  };
}

/** Lists the days with cash in the safe after `left` paise of the oldest cash have left it. */
async function listDaysInSafe(db: Db, left: number) {
  const { rows } = await sql<{ day: IstDate; paise: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, least(handed_in, until - ${left}::bigint)::bigint as paise
    from (
      select (closed_at at time zone ${istZone})::date as day, sum(counted_paise) as handed_in,
        sum(sum(counted_paise)) over (order by (closed_at at time zone ${istZone})::date) as until
      from orders.cash_closings group by 1
    ) d
    where until > ${left}::bigint and handed_in > 0 order by day`.execute(db);
  return rows.map(({ day, paise }) => ({ date: day, left: toRupees(Number(paise)) }));
}
