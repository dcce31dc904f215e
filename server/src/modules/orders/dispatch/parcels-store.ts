import type { Parcel } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { dispatchableStatuses } from '@sabuja/contract/rules/order-status';
import { type IstDate, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { readZoneNames, type ZoneNames } from '../../delivery/index.ts';

/** Units of an order, as ordered, or as packed once that is billed: what was found and the substitutes. */
const unitsInBags = sql<number>`(
  select coalesce(sum(coalesce(p.found + (
    select coalesce(sum((part->>'packs')::numeric), 0) from jsonb_array_elements(p.parts) part
    where part->>'kind' = 'SUBSTITUTE'
  ), i.quantity)), 0)::int
  from orders.items i
  left join orders.picks p
    on p.order_id = i.order_id and p.line_no = i.line_no and o.picks_billed_at is not null
  where i.order_id = o.id)`;

/** Selects orders with the columns that a rider needs. */
export const parcelQuery = (db: Db | Tx) =>
  db
    .selectFrom('orders.orders as o')
    .select(['o.uid', 'o.status', 'o.delivery_date', 'o.slot_name', 'o.deliver_to', 'o.contact'])
    .select(['o.delivery_address', 'o.pincode', 'o.delivery_note', 'o.pending_paise'])
    .select(['o.delivery_latitude', 'o.delivery_longitude', 'o.pin_zone_id'])
    .select(unitsInBags.as('units'));

type ParcelRow = Awaited<ReturnType<ReturnType<typeof parcelQuery>['execute']>>[number];

/** Converts rows to parcels; amounts in rupees. An address without coordinates gets the coordinates of its pincode. */
export async function toParcels<R extends ParcelRow>(db: Db | Tx, rows: readonly R[]) {
  const zones = await readZoneNames(db);
  return rows.map((row) => ({ row, parcel: toParcel(row, zones) }));
}

function toParcel(row: ParcelRow, zones: ZoneNames): Parcel {
  const centroid = zones.centroidOf(row.pincode);
  const { delivery_latitude: latitude, delivery_longitude: longitude } = row;
  const isLocated = latitude !== null && longitude !== null;
  return {
    uid: row.uid,
    order_no: orderNumber(row.uid),
    status: row.status,
    delivery_date: row.delivery_date,
    slot: row.slot_name,
    zone: zones.of(row),
    deliver_to: row.deliver_to,
    phone: row.contact,
    address: row.delivery_address,
    pincode: row.pincode,
    note: row.delivery_note,
    latitude: isLocated ? latitude : (centroid?.latitude ?? null),
    longitude: isLocated ? longitude : (centroid?.longitude ?? null),
    is_located: isLocated,
    units: row.units,
    to_collect: toRupees(row.pending_paise),
  };
}

/** Lists orders of a day and earlier days that may go out and are in no round, sorted by day and slot. */
export async function listUnassigned(db: Db, date: IstDate): Promise<Parcel[]> {
  const rows = await parcelQuery(db)
    .leftJoin('orders.stops as s', 's.order_id', 'o.id')
    .where('s.order_id', 'is', null)
    .where('o.status', 'in', dispatchableStatuses)
    .where('o.delivery_date', '<=', date)
    .orderBy('o.delivery_date')
    .orderBy('o.slot_id')
    .orderBy('o.id')
    .execute();
  return (await toParcels(db, rows)).map(({ parcel }) => parcel);
}
