import type { Bags } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import type { IstDate, Locale, Paise } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { readZoneNames } from '../../delivery/index.ts';
import { bagsOf, kindsOf } from './bags.ts';
import { listPackedLines, type PackedLine } from './packed-lines.ts';

/** Selects one order, or the packed orders of a day or slot. */
export type PackingFilter = { uid: string } | { date: IstDate; slot?: number };

/** An order as labels and slips show it. */
export type Packing = {
  uid: string;
  orderNo: string;
  date: IstDate;
  slot: string;
  zone: string | null;
  deliverTo: string;
  address: string;
  note: string | null;
  language: Locale;
  toCollect: Paise;
  bags: Bags;
  lines: readonly PackedLine[];
};

/** Returns orders to be labelled, sorted by slot and time of placing; never unpaid or cancelled ones. */
export async function findPackings(db: Db, filter: PackingFilter): Promise<Packing[]> {
  const rows = await db
    .selectFrom('orders.orders')
    .select([
      'id',
      'uid',
      'delivery_date',
      'slot_name',
      'pincode',
      'pin_zone_id',
      'deliver_to',
      'customer_name',
    ])
    .select([
      'delivery_address',
      'delivery_note',
      'language',
      'pending_paise',
      'veg_bags',
      'non_veg_bags',
    ])
    .where('status', 'not in', unsoldStatuses)
    .$call((query) =>
      'uid' in filter
        ? query.where('uid', '=', filter.uid)
        : query.where('delivery_date', '=', filter.date).where('status', '=', 'PACKED'),
    )
    .$if('slot' in filter && filter.slot !== undefined, (query) =>
      query.where('slot_id', '=', 'slot' in filter ? (filter.slot ?? 0) : 0),
    )
    .orderBy('slot_id')
    .orderBy('id')
    .execute();
  const [linesOf, zones] = await Promise.all([
    listPackedLines(
      db,
      rows.map(({ id }) => id),
    ),
    readZoneNames(db),
  ]);
  return rows.map((row) => {
    const lines = linesOf.get(row.id) ?? [];
    return {
      uid: row.uid,
      orderNo: orderNumber(row.uid),
      date: row.delivery_date,
      slot: row.slot_name,
      zone: zones.of(row),
      deliverTo: row.deliver_to || row.customer_name,
      address: row.delivery_address,
      note: row.delivery_note,
      language: row.language,
      toCollect: row.pending_paise,
      bags: bagsOf(row, kindsOf(lines)),
      lines,
    };
  });
}
