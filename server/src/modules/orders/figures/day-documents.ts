import type { Department, PaymentMethod } from '@sabuja/contract';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { Invoice } from '../invoice/invoice-content.ts';
import { buildInvoice } from '../invoice/invoice-lines.ts';
import type { ItemOfOrder, LinePick } from '../picking/picks-store.ts';
import { type DocumentItem, listDocumentItems } from './document-items.ts';

/** `from` is included, `until` is excluded. */
type Period = { from: Date; until: Date };

/** An invoice or a credit note with data of its order. */
export type DayDocument = {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  content: Invoice;
  /** The item of each line of the content, in the same sequence. */
  items: DocumentItem[];
  department: Department;
  paymentMethod: PaymentMethod;
  slot: string;
  pincode: string;
  pin_zone_id: number | null;
  /** Units ordered, units found of them, and lines with a substitute. */
  ordered: number;
  found: number;
  substituted: number;
};

const PAGE_ROWS = 300;

/** Yields the documents issued in a period, sorted by serial, in pages. */
export async function* readDayDocuments(
  db: Db | Tx,
  period: Period,
): AsyncGenerator<DayDocument[]> {
  let after = '';
  for (;;) {
    const rows = await listRows(db, period, after);
    const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
    if (orderIds.length > 0) {
      const lines = await readLines(db, orderIds);
      const picks = await readOrderPicks(db, orderIds);
      yield rows.map((row) =>
        toDocument(row, lines.get(row.order_id) ?? [], picks.get(row.order_id) ?? []),
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = last.serial;
  }
}

const listRows = (db: Db | Tx, { from, until }: Period, after: string) =>
  db
    .selectFrom('orders.invoices as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .select(['i.order_id', 'i.kind', 'i.serial', 'i.content'])
    .select([
      'o.department',
      'o.payment_method',
      'o.slot_name',
      'o.pincode',
      'o.language',
      'o.pin_zone_id',
    ])
    .select(['o.delivery_paise', 'o.final_paise', 'o.picks_billed_at', 'o.coupon_code'])
    .where('i.issued_at', '>=', from)
    .where('i.issued_at', '<', until)
    .where('i.serial', '>', after)
    .orderBy('i.serial')
    .limit(PAGE_ROWS)
    .execute();
type Row = Awaited<ReturnType<typeof listRows>>[number];

function toDocument(row: Row, lines: ItemOfOrder[], allPicks: LinePick[]): DayDocument {
  const picks = row.picks_billed_at === null ? [] : allPicks;
  const byLine = new Map(picks.map((pick) => [pick.line_no, pick]));
  return {
    kind: row.kind,
    // Documents of the first releases have no content; it is built from the order.
    content: row.content ?? buildInvoice(row, lines, byLine),
    items: listDocumentItems(lines, byLine),
    department: row.department,
    paymentMethod: row.payment_method,
    slot: row.slot_name,
    pincode: row.pincode,
    pin_zone_id: row.pin_zone_id,
    ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    found: lines.reduce(
      (sum, { line_no, quantity }) => sum + (byLine.get(line_no)?.found ?? quantity),
      0,
    ),
    substituted: picks.filter(({ parts }) => parts.some(({ kind }) => kind === 'SUBSTITUTE'))
      .length,
  };
}

const readLines = async (db: Db | Tx, orderIds: readonly number[]) =>
  Map.groupBy(
    await db
      .selectFrom('orders.items')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('line_no')
      .execute(),
    ({ order_id }) => order_id,
  );

const readOrderPicks = async (db: Db | Tx, orderIds: readonly number[]) =>
  Map.groupBy(
    await db.selectFrom('orders.picks').selectAll().where('order_id', 'in', orderIds).execute(),
    ({ order_id }) => order_id,
  );
