import type { Round, Stop } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { type IstDate, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listMembersById } from '../../staff/index.ts';

/** The stops of rounds with what a rider needs of each order. */
const stopQuery = (db: Db | Tx) =>
  db
    .selectFrom('orders.stops as s')
    .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
    .innerJoin('orders.orders as o', 'o.id', 's.order_id')
    .select(['s.round_id', 's.sequence', 'o.uid', 'o.status', 'o.slot_name', 'o.deliver_to'])
    .select(['o.contact', 'o.delivery_address', 'o.pincode', 'o.pending_paise'])
    .select(
      sql<number>`(select coalesce(sum(i.quantity), 0)::int from orders.items i where i.order_id = o.id)`.as(
        'units',
      ),
    )
    .orderBy('r.id')
    .orderBy('s.sequence');

type StopRow = Awaited<ReturnType<ReturnType<typeof stopQuery>['execute']>>[number];

const toStop = (row: StopRow): Stop => ({
  uid: row.uid,
  order_no: orderNumber(row.uid),
  sequence: row.sequence,
  status: row.status,
  slot: row.slot_name,
  deliver_to: row.deliver_to,
  phone: row.contact,
  address: row.delivery_address,
  pincode: row.pincode,
  units: row.units,
  to_collect: toRupees(row.pending_paise),
});

/** The stops of a rider that are not delivered or cancelled, by round and sequence. */
export async function listOpenStops(db: Db, riderId: number): Promise<Stop[]> {
  const rows = await stopQuery(db)
    .where('r.rider_id', '=', riderId)
    .where('o.status', 'in', ['PACKED', 'OUT_FOR_DELIVERY', 'ATTEMPTED'])
    .execute();
  return rows.map(toStop);
}

/** One stop of a rider; undefined for an order of another's round. */
export async function findStop(db: Db | Tx, riderId: number, uid: string) {
  const row = await stopQuery(db)
    .where('r.rider_id', '=', riderId)
    .where('o.uid', '=', uid)
    .executeTakeFirst();
  return row && toStop(row);
}

/** The rounds of a day, or one, with their stops. */
export async function listRounds(
  db: Db | Tx,
  of: { date: IstDate } | { id: number },
): Promise<Round[]> {
  const query = db.selectFrom('orders.rounds').selectAll().orderBy('id');
  const rounds = await ('date' in of
    ? query.where('delivery_date', '=', of.date)
    : query.where('id', '=', of.id)
  ).execute();
  if (rounds.length === 0) return [];
  const stops = await stopQuery(db)
    .where(
      'r.id',
      'in',
      rounds.map(({ id }) => id),
    )
    .execute();
  const riders = await listMembersById(
    db,
    rounds.map(({ rider_id }) => rider_id),
  );
  return rounds.map((round) => ({
    uid: round.uid,
    name: round.name,
    delivery_date: round.delivery_date,
    rider: riders.get(round.rider_id)?.name ?? '',
    rider_uid: riders.get(round.rider_id)?.uid ?? '',
    stops: stops.filter(({ round_id }) => round_id === round.id).map(toStop),
  }));
}
