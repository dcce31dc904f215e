import type { DoorPayment, Round, Stop } from '@sabuja/contract';
import { isFinal, openStopStatuses, orderStatuses } from '@sabuja/contract/rules/order-status';
import { type IstDate, type Locale, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listOpenLinks, listPaidByLink, type OrderLink } from '../../payments/index.ts';
import { listMembersById } from '../../staff/index.ts';
import { listStopLines } from '../refusals/stop-lines.ts';
import { parcelQuery, toParcels } from './parcels-store.ts';
import { listSlotRequests } from './slot-requests.ts';

/** Selects the stops of rounds, sorted by round and sequence. */
const stopQuery = (db: Db | Tx) =>
  parcelQuery(db)
    .innerJoin('orders.stops as s', 's.order_id', 'o.id')
    .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
    .select(['s.round_id', 's.sequence', 'r.name as round', 'o.department'])
    .orderBy('r.id')
    .orderBy('s.sequence');

type StopQuery = ReturnType<typeof stopQuery>;

async function listStops(db: Db | Tx, query: StopQuery) {
  const parcels = await toParcels(db, await query.execute());
  const uids = parcels.map(({ parcel }) => parcel.uid);
  const [links, paid, requests] = await Promise.all([
    listOpenLinks(db, uids),
    listPaidByLink(db, uids),
    listSlotRequests(db, uids),
  ]);
  return parcels.map(({ row: { round_id, sequence, round, department }, parcel }) => ({
    roundId: round_id,
    stop: {
      ...parcel,
      sequence,
      round,
      department,
      requested_slot: requests.get(parcel.uid) ?? null,
      upi: toDoorPayment(links.get(parcel.uid)),
      paid_by_upi: toRupees(paid.get(parcel.uid) ?? 0),
    } satisfies Stop,
  }));
}

const toDoorPayment = (link: OrderLink | undefined): DoorPayment | null =>
  link
    ? { url: link.url, amount: toRupees(link.amount), expires_at: link.expiresAt.toISOString() }
    : null;

/** Lists the stops of a rider that are neither delivered nor cancelled, sorted by round and sequence. */
export async function listOpenStops(db: Db, { riderId, locale }: Reader): Promise<Stop[]> {
  const query = stopQuery(db)
    .where('r.rider_id', '=', riderId)
    .where('o.status', 'in', openStopStatuses);
  return withLines(db, await listStops(db, query), locale);
}

type Reader = { riderId: number; locale: Locale };

/** Adds the delivered lines to each stop, with names in a language. */
async function withLines(
  db: Db | Tx,
  stops: Awaited<ReturnType<typeof listStops>>,
  locale: Locale,
): Promise<Stop[]> {
  const lines = await listStopLines(
    db,
    stops.map(({ stop }) => stop.uid),
    locale,
  );
  return stops.map(({ stop }) => ({ ...stop, lines: lines.get(stop.uid) ?? [] }));
}

const noPersonalData = {
  ...{ deliver_to: '', phone: '', address: '', note: null },
  ...{ latitude: null, longitude: null, is_located: false },
};

const finalStatuses = orderStatuses.filter(isFinal);

/** Counts the delivered and cancelled orders of a rider's unfinished rounds. */
export async function countFinished(db: Db, riderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders.stops as s')
    .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
    .innerJoin('orders.orders as o', 'o.id', 's.order_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('r.rider_id', '=', riderId)
    .where('o.status', 'in', finalStatuses)
    .where('r.id', 'in', (e) =>
      e
        .selectFrom('orders.stops as t')
        .innerJoin('orders.orders as u', 'u.id', 't.order_id')
        .select('t.round_id')
        .where('u.status', 'not in', finalStatuses),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Returns one stop of a rider; undefined for an order of another rider's round. Without personal data once the order is
 * delivered or cancelled: a later report must not reveal them again.
 */
export async function findStop(
  db: Db | Tx,
  { riderId, locale }: Reader,
  uid: string,
): Promise<Stop | undefined> {
  const query = stopQuery(db).where('r.rider_id', '=', riderId).where('o.uid', '=', uid);
  const [stop] = await withLines(db, await listStops(db, query), locale);
  return stop && isFinal(stop.status) ? { ...stop, ...noPersonalData } : stop;
}

/** Lists the rounds of a day that have stops, or one round by its id. */
export async function listRounds(
  db: Db | Tx,
  of: { date: IstDate } | { id: number },
): Promise<Round[]> {
  const query = db.selectFrom('orders.rounds').selectAll().orderBy('id');
  const rounds = await ('date' in of
    ? query
        .where('delivery_date', '=', of.date)
        .where('id', 'in', (stops) => stops.selectFrom('orders.stops').select('round_id'))
    : query.where('id', '=', of.id)
  ).execute();
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ id }) => id);
  const stops = await listStops(db, stopQuery(db).where('r.id', 'in', ids));
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
    stops: stops.filter(({ roundId }) => roundId === round.id).map(({ stop }) => stop),
  }));
}

/** Removes an order that is in the shop from its round. */
export const leaveRound = (tx: Tx, orderId: number) =>
  tx.deleteFrom('orders.stops').where('order_id', '=', orderId).execute();
