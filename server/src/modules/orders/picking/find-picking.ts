import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { isToBeCalled, lineChoice } from '@sabuja/contract/rules/if-missing';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { fail, type Locale, localize, sumPaise, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import {
  type ExpiringPart,
  findExpiringParts,
  findRecalledParts,
  findStockAisles,
  listSubstitutes,
  type RecalledPart,
  type StockAisle,
} from '../../catalogue/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { agreedTotal, partTotal } from '../billing/build-delivered-part.ts';
import { readBags } from '../packing/bags.ts';
import type { OrderRow } from '../tables.ts';
import { packGrams } from './pack-weight.ts';
import { type ItemOfOrder, type LinePick, listLines, readPicks } from './picks-store.ts';

type Aisles = ReadonlyMap<number, StockAisle>;

/**
 * Returns an order as its picker sees it, with lines sorted by aisle and in the picker's language; amounts in rupees.
 * Undefined when there is none.
 */
export async function findPicking(
  db: Db,
  { memberId, locale }: Pick<StaffActor, 'memberId'> & { locale: Locale },
  uid: string,
): Promise<PickingOrder | undefined> {
  const order = await db
    .selectFrom('orders.orders')
    .selectAll()
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!order) return undefined;
  const [lines, picks, reduction] = await Promise.all([
    listLines(db, order.id),
    readPicks(db, order.id),
    db
      .selectFrom('orders.reductions')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amount_paise'), e.lit(0)).as('paise'))
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow(),
  ]);
  const stockIds = lines.flatMap((line) => [
    line.item_id,
    ...line.taken.map((part) => part.stockId),
  ]);
  const [aisles, recalled, expiring] = await Promise.all([
    findStockAisles(db, stockIds, locale),
    findRecalledParts(db, order.uid),
    findExpiringParts(db, order.uid),
  ]);
  const shown = { aisles, recalled, expiring, deliveryDate: order.delivery_date, locale };
  const names = await listMemberNames(db, order.picker_id === null ? [] : [order.picker_id]);
  const agreed = order.final_paise + Number(reduction.paise);
  const missing = lines.map((line) => agreedTotal(line) - pickedTotal(line, picks));
  return {
    uid: order.uid,
    order_no: orderNumber(order.uid),
    department: order.department,
    status: order.status,
    delivery_date: order.delivery_date,
    slot: order.slot_name,
    picker: order.picker_id === null ? null : (names.get(order.picker_id) ?? null),
    is_mine: order.picker_id === memberId,
    if_missing: order.if_missing,
    phone: phoneFor(memberId, order, lines),
    note: order.delivery_note,
    bags: await readBags(db, order),
    agreed_amount: toRupees(agreed),
    amount: toRupees(agreed - sumPaise(missing)),
    lines: lines
      .map((line) => toPickingLine(line, picks.get(line.line_no), shown))
      .sort((a, b) => a.aisle.localeCompare(b.aisle) || a.name.localeCompare(b.name)),
  };
}

/** The customer's phone if they are to be called about a line and the reader is the order's picker; null otherwise. */
const phoneFor = (
  memberId: number,
  order: Pick<Selectable<OrderRow>, 'picker_id' | 'status' | 'if_missing' | 'contact'>,
  lines: readonly ItemOfOrder[],
): string | null =>
  order.status === 'PICKING' &&
  order.picker_id === memberId &&
  lines.some((line) => isToBeCalled(lineChoice(line, order)))
    ? order.contact
    : null;

function pickedTotal(line: ItemOfOrder, picks: ReadonlyMap<number, LinePick>) {
  const pick = picks.get(line.line_no);
  return pick ? sumPaise(pick.parts.map(partTotal)) : agreedTotal(line);
}

type LineContext = {
  aisles: Aisles;
  recalled: ReadonlyMap<number, RecalledPart[]>;
  expiring: ReadonlyMap<number, ExpiringPart[]>;
  deliveryDate: string;
  locale: Locale;
};

function toPickingLine(
  line: ItemOfOrder,
  pick: LinePick | undefined,
  { aisles, recalled, expiring, deliveryDate, locale }: LineContext,
): PickingLine {
  const ownAisle = line.type === 'STOCK' ? line.item_id : (line.taken[0]?.stockId ?? 0);
  const { name, units } = localize(line, locale);
  const replacement = pick?.parts.find(({ kind }) => kind === 'SUBSTITUTE');
  const substitute = replacement && localize(replacement, locale);
  const nameOfStock = (stockId: number) => aisles.get(stockId)?.name ?? `#${stockId}`;
  return {
    uid: line.uid,
    type: line.type,
    name,
    units,
    quantity: line.quantity,
    aisle: aisles.get(ownAisle)?.aisle ?? '',
    image_url: line.image_url,
    note: line.note,
    if_missing: line.if_missing,
    barcode: line.type === 'STOCK' ? (aisles.get(line.item_id)?.barcode ?? null) : null,
    pack_grams: packGrams(line.units) ?? null,
    parts:
      line.type === 'STOCK'
        ? []
        : line.taken.map(({ stockId, quantity }) => ({
            name: nameOfStock(stockId),
            units: aisles.get(stockId)?.units ?? '',
            quantity,
            barcode: aisles.get(stockId)?.barcode ?? null,
          })),
    amount: toRupees(agreedTotal(line)),
    recalled: line.taken.flatMap(({ stockId }) =>
      (recalled.get(stockId) ?? []).map((part) => ({ ...part, name: nameOfStock(stockId) })),
    ),
    expiring: line.taken.flatMap(({ stockId }) =>
      (expiring.get(stockId) ?? []).map((part) => ({
        ...part,
        name: nameOfStock(stockId),
        is_over: part.expires_on <= deliveryDate,
      })),
    ),
    pick: pick
      ? {
          found: pick.found,
          grams: pick.grams,
          reason: pick.reason,
          substitute: substitute
            ? {
                stock_id: substitute.itemId,
                name: substitute.name,
                units: substitute.units,
                quantity: substitute.packs,
              }
            : null,
          amount: toRupees(sumPaise(pick.parts.map(partTotal))),
        }
      : null,
  };
}

/** Lists the products that may replace a line; none for a combo. Fails with NO_ORDER or NO_LINE. */
export async function listLineSubstitutes(
  db: Db,
  { uid, item, ...request }: { uid: string; item: string; q: string | undefined; locale: Locale },
) {
  const order = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!order) return fail('NO_ORDER');
  const line = (await listLines(db, order.id)).find((one) => one.uid === item.toLowerCase());
  if (!line) return fail('NO_LINE');
  return { results: line.type === 'STOCK' ? await listSubstitutes(db, line.item_id, request) : [] };
}
