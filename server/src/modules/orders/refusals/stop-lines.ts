import type { StopLine } from '@sabuja/contract';
import { type Locale, localize, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type DeliveredUnits, listDeliveredUnits } from './delivered-units.ts';

/** Returns the delivered lines of some orders by order uid, with names in a language; amounts in rupees. */
export async function listStopLines(
  db: Db | Tx,
  uids: readonly string[],
  locale: Locale,
): Promise<Map<string, StopLine[]>> {
  if (uids.length === 0) return new Map();
  const items = await db
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .selectAll('i')
    .select('o.uid as order_uid')
    .where('o.uid', 'in', uids)
    .orderBy('i.order_id')
    .orderBy('i.line_no')
    .execute();
  const picks = await db
    .selectFrom('orders.picks as p')
    .innerJoin('orders.orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'p.line_no', 'p.parts', 'p.grams'])
    .where('o.uid', 'in', uids)
    .where('o.picks_billed_at', 'is not', null)
    .execute();
  const picksOf = Map.groupBy(picks, ({ order_id }) => order_id);
  const lines = new Map<string, StopLine[]>();
  for (const [uid, group] of Map.groupBy(items, ({ order_uid }) => order_uid)) {
    const byLine = new Map(
      (picksOf.get(group[0]?.order_id ?? 0) ?? []).map((pick) => [pick.line_no, pick]),
    );
    lines.set(
      uid,
      listDeliveredUnits(group, byLine).map((delivered) => toStopLine(delivered, locale)),
    );
  }
  return lines;
}

function toStopLine(
  { line, kind, part, units, isWhole }: DeliveredUnits,
  locale: Locale,
): StopLine {
  const { name, units: pack } = localize(part, locale);
  return {
    item: line.uid,
    part: kind,
    name,
    units: pack,
    quantity: units,
    is_whole: isWhole,
    taxable: toRupees(part.taxable),
    tax: toRupees(part.tax),
    gst_percent: part.percent,
    tax_included: part.taxIncluded ?? false,
  };
}
