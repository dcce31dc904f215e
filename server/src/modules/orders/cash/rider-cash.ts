import type { RiderCash } from '@sabuja/contract';
import { undeliveredStatuses } from '@sabuja/contract/rules/order-status';
import { type Paise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listMembersById } from '../../staff/index.ts';
import { openReturns } from './cash-to-return.ts';

/** The key that is locked while the cash of a member is closed or reversed. */
export const cashKey = (memberId: number): string => `cash of ${memberId}`;

/** Selects cash that members of staff collected and that is in no close yet. */
export const openCollections = (db: Db | Tx) =>
  db
    .selectFrom('orders.cash_collections as c')
    .leftJoin('orders.closed_collections as k', 'k.order_id', 'c.order_id')
    .where('k.order_id', 'is', null)
    .where('c.member_id', 'is not', null);

/** The cash that a close will count, one row per order: the cash collected, and the cash to return to customers. */
const openCash = (db: Db | Tx) =>
  openCollections(db)
    .select(['c.member_id', 'c.amount_paise', 'c.collected_at as since'])
    .select(sql<number>`0`.as('return_paise'))
    .unionAll(
      openReturns(db).select([
        'c.member_id',
        'c.amount_paise',
        'c.reported_at as since',
        'c.amount_paise as return_paise',
      ]),
    );

/** Returns the cash that one rider holds and has not handed in, in rupees. */
export async function readOwnCash(db: Db, riderId: number): Promise<number> {
  const { paise } = await db
    .selectFrom(openCash(db).as('c'))
    .select((e) => e.fn.coalesce(e.fn.sum<number>('c.amount_paise'), e.lit(0)).as('paise'))
    .where('c.member_id', '=', riderId)
    .executeTakeFirstOrThrow();
  return toRupees(Number(paise));
}

/** Returns the cash that all riders hold and that is in no close yet, in paise. */
export async function readCashOut(db: Db): Promise<Paise> {
  const { paise } = await db
    .selectFrom(openCash(db).as('c'))
    .select((e) => e.fn.coalesce(e.fn.sum<number>('c.amount_paise'), e.lit(0)).as('paise'))
    .executeTakeFirstOrThrow();
  return Number(paise);
}

/** Returns for each rider the cash that is not closed yet, and the cash still to collect; amounts in rupees. */
export async function listRiderCash(db: Db): Promise<RiderCash[]> {
  const [taken, due] = await Promise.all([listTaken(db), listDue(db)]);
  const members = await listMembersById(
    db,
    [...taken, ...due].flatMap(({ member_id }) => member_id ?? []),
  );
  return [...members]
    .map(([id, { uid, name }]) => {
      const cash = taken.find(({ member_id }) => member_id === id);
      const paise = due.find(({ member_id }) => member_id === id)?.paise;
      return {
        rider: name,
        rider_uid: uid,
        orders: Number(cash?.orders ?? 0),
        expected: toRupees(Number(cash?.paise ?? 0)),
        to_return: toRupees(Number(cash?.return_paise ?? 0)),
        to_collect: toRupees(Number(paise ?? 0)),
        since: toNullableInstant(cash?.since),
      };
    })
    .sort((a, b) => a.rider.localeCompare(b.rider));
}

const listTaken = (db: Db) =>
  db
    .selectFrom(openCash(db).as('c'))
    .select('c.member_id')
    .select((e) => [
      e.fn.countAll<number>().as('orders'),
      e.fn.sum<number>('c.amount_paise').as('paise'),
      e.fn.sum<number>('c.return_paise').as('return_paise'),
      e.fn.min('c.since').as('since'),
    ])
    .groupBy('c.member_id')
    .execute();

/** The cash still to be collected for the undelivered orders of each rider, in paise. */
const listDue = (db: Db) =>
  db
    .selectFrom('orders.stops as s')
    .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
    .innerJoin('orders.orders as o', 'o.id', 's.order_id')
    .select('r.rider_id as member_id')
    .select((e) => e.fn.sum<number>('o.pending_paise').as('paise'))
    .where('o.status', 'in', undeliveredStatuses)
    .where('o.pending_paise', '>', 0)
    .groupBy('r.rider_id')
    .execute();
