import type { OrderItem } from '@sabuja/contract';
import { type Locale, localize, sumPaise, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { partGross } from './billing/build-delivered-part.ts';
import type { DeliveredPart } from './billing/delivered-part.ts';
import {
  type DeliveredUnits,
  listDeliveredUnits,
  remainingPart,
} from './refusals/delivered-units.ts';
import { listRefusals, type Refusal } from './refusals/refusals-store.ts';

/**
 * Returns the items of an order as sold, with their names in a language, and, once it is packed, what is delivered;
 * amounts in rupees.
 */
export async function listOrderItems(
  db: Db | Tx,
  orderId: number,
  locale: Locale,
): Promise<OrderItem[]> {
  const rows = await db
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .leftJoin('orders.picks as p', (join) =>
      join
        .onRef('p.order_id', '=', 'i.order_id')
        .onRef('p.line_no', '=', 'i.line_no')
        .on('o.picks_billed_at', 'is not', null),
    )
    .selectAll('i')
    .select(['p.found', 'p.grams', 'p.parts'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.line_no')
    .execute();
  const refusals = await listRefusals(db, orderId);
  const byLine = new Map(
    rows.flatMap(({ line_no, parts, grams }) =>
      parts === null ? [] : [[line_no, { parts, grams }] as const],
    ),
  );
  const delivered = listDeliveredUnits(rows, byLine);
  return rows.map((item) => {
    const ofLine = delivered.filter(({ line }) => line.line_no === item.line_no);
    const refused = refusals.filter(({ line_no }) => line_no === item.line_no);
    const row = localize(item, locale);
    return {
      uid: row.uid,
      item_id: row.item_id,
      type: row.type,
      item_name: row.name,
      quantity: row.quantity,
      cost: toRupees(row.unit_paise),
      units: row.units,
      final_amount: toRupees(row.final_paise),
      image_url: row.image_url,
      note: row.note,
      if_missing: row.if_missing,
      delivered:
        refused.length === 0 &&
        (row.parts === null || (row.found === row.quantity && row.grams === null))
          ? null
          : toDelivered(remainingParts(ofLine, refused), locale),
      ...(refused.length > 0 && { refused: toRefused(ofLine, refused, locale) }),
    };
  });
}

/** The delivered parts of a line without their refused units. */
const remainingParts = (delivered: readonly DeliveredUnits[], refused: readonly Refusal[]) =>
  delivered.flatMap(({ part, kind, units }) => {
    const quantity = refused.find((one) => one.kind === kind)?.quantity ?? 0;
    return (quantity === 0 ? part : remainingPart(part, { refused: quantity, units })) ?? [];
  });

const toRefused = (
  delivered: readonly DeliveredUnits[],
  refused: readonly Refusal[],
  locale: Locale,
): NonNullable<OrderItem['refused']> =>
  delivered.flatMap(({ part, kind }) => {
    const refusal = refused.find((one) => one.kind === kind);
    if (!refusal) return [];
    const { quantity, reason, disposition } = refusal;
    const { name, units } = localize(part, locale);
    return [{ item_name: name, units, part: kind, quantity, reason, disposition }];
  });

function toDelivered(parts: readonly DeliveredPart[], locale: Locale) {
  const ordered = parts.find(({ kind }) => kind === 'ORDERED');
  const replacement = parts.find(({ kind }) => kind === 'SUBSTITUTE');
  const substitute = replacement && localize(replacement, locale);
  return {
    quantity: ordered?.packs ?? 0,
    final_amount: toRupees(sumPaise(parts.map(partGross))),
    substitute: substitute
      ? {
          item_name: substitute.name,
          units: substitute.units,
          quantity: substitute.packs,
          image_url: substitute.imageUrl,
        }
      : null,
  };
}
