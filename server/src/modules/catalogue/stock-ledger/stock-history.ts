import type { StockMovement } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import type { MovementReason, WasteReason } from '@sabuja/contract/rules/stock-ledger';
import { toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { listMemberNames } from '../../staff/index.ts';

type Row = {
  id: number;
  change: number;
  reason: MovementReason;
  waste_reason: WasteReason | null;
  note: string | null;
  order_uid: string | null;
  member_id: number | null;
  quantity_after: number | null;
  at: Date;
  supplier: string | null;
  batches: {
    quantity: number;
    batch: string | null;
    expires_on: string | null;
    purchase_paise: number | null;
  }[];
};
type HistoryQuery = { before?: number | undefined; limit: number };

/** The movements of a stock, newest first; purchase prices only `withPrices`. */
export async function listStockMovements(
  db: Db,
  stockId: number,
  { before, limit }: HistoryQuery,
  { withPrices }: { withPrices: boolean },
): Promise<{ results: StockMovement[]; has_more: boolean }> {
  const { rows } = await sql<Row>`
    select m.id, m.change, m.reason, m.waste_reason, m.note, m.order_uid, m.member_id, m.quantity_after, m.at, p.supplier,
      coalesce((select jsonb_agg(jsonb_build_object('quantity', b.quantity, 'batch', b.batch,
          'expires_on', b.expires_on, 'purchase_paise', b.purchase_paise) order by b.id)
        from catalogue.batches b where b.supply_id = m.supply_id and b.stock_id = m.stock_id), '[]') as batches
    from catalogue.stock_movements m left join catalogue.supplies p on p.id = m.supply_id
    where m.stock_id = ${stockId} and m.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by m.id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const members = page.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]));
  const names = await listMemberNames(db, members);
  const results = page.map(({ member_id, order_uid, at, batches, ...movement }) => ({
    ...movement,
    order_uid,
    order_no: order_uid && orderNumber(order_uid),
    member: member_id === null ? null : (names.get(member_id) ?? null),
    at: at.toISOString(),
    batches: batches.map(({ purchase_paise: paise, ...batch }) => ({
      ...batch,
      purchase_price: paise === null || !withPrices ? null : toRupees(paise),
    })),
  }));
  return { results, has_more: rows.length > limit };
}
