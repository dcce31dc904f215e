import type { Refundable, StaffRefund as StaffRefundView } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { type Locale, localize, toRupees } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { hasAccount } from '../../identity/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { readRefundable } from './read-refundable.ts';
import { remainingAlone } from './refund-order.ts';
import { amountOfUnits } from './refundable-lines.ts';
import { listRefunds, type StaffRefund } from './refunds-store.ts';

type Reader = { actor: Pick<StaffActor, 'role' | 'memberId'>; locale: Locale };

/** Returns what can be refunded for an order and its refunds so far, in rupees; undefined without such an order. */
export function findRefundable(
  db: Db,
  reader: Reader,
  uid: string,
): Promise<Refundable | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('orders.orders')
      .select(['id', 'uid', 'customer_id', 'status', 'final_paise', 'department'])
      .select('picks_billed_at')
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (!order) return undefined;
    const state = await readRefundable(tx, order);
    const refunds = state?.refunds ?? (await listRefunds(tx, order.id));
    const alone = remainingAlone(reader.actor, refunds);
    return {
      can_refund: (state?.remaining ?? 0) > 0,
      paid: toRupees(state ? order.final_paise : 0),
      remaining: toRupees(state?.remaining ?? 0),
      ...(state?.takenOutside && { taken_outside: toRupees(state.takenOutside) }),
      source_remaining: toRupees(state?.source ?? 0),
      wallet_exists: await hasAccount(tx, order.customer_id),
      alone: Number.isFinite(alone) ? toRupees(alone) : null,
      lines: (state?.lines ?? [])
        .filter((line) => line.left > 0 && line.remaining > 0)
        .map((line) => ({
          item: line.item.uid,
          part: line.kind,
          ...localize(
            { name: line.part.name, units: line.part.units, translations: line.part.translations },
            reader.locale,
          ),
          can_restock: order.department === 'GROCERY',
          amounts: Array.from({ length: line.left }, (_, i) =>
            toRupees(amountOfUnits(line, i + 1)),
          ),
        })),
      refunds: await toViews(
        tx,
        refunds.map((refund) => ({ ...refund, order_uid: order.uid })),
        reader,
      ),
    };
  });
}

/** Lists refunds that wait for a second person, oldest first; amounts in rupees. */
export async function listRefundRequests(db: Db, reader: Reader): Promise<StaffRefundView[]> {
  const rows = await db
    .selectFrom('orders.staff_refunds as r')
    .innerJoin('orders.orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select('o.uid as order_uid')
    .where('r.state', '=', 'REQUESTED')
    .orderBy('r.requested_at')
    .execute();
  return toViews(db, rows, reader);
}

type Row = StaffRefund & { order_uid: string };

async function toViews(
  db: Db | Tx,
  rows: readonly Row[],
  { actor, locale }: Reader,
): Promise<StaffRefundView[]> {
  const names = await listMemberNames(
    db,
    rows.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by ?? []].flat()),
  );
  const lines = await listLineNames(
    db,
    rows.map(({ id }) => id),
    locale,
  );
  return rows.map((row) => ({
    uid: row.uid,
    order_uid: row.order_uid,
    order_no: orderNumber(row.order_uid),
    state: row.state,
    amount: toRupees(row.amount_paise),
    target: row.target,
    wallet: toRupees(row.wallet_paise),
    source: toRupees(row.source_paise),
    reason: row.reason,
    ticket_no: row.ticket_no,
    requested_by: names.get(row.requested_by) ?? '',
    requested_at: row.requested_at.toISOString(),
    decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? null),
    decided_at: toNullableInstant(row.decided_at),
    is_mine: row.requested_by === actor.memberId,
    lines: lines.filter(({ refund_id }) => refund_id === row.id),
  }));
}

async function listLineNames(db: Db | Tx, refundIds: readonly number[], locale: Locale) {
  if (refundIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders.staff_refund_lines as l')
    .innerJoin('orders.staff_refunds as r', 'r.id', 'l.refund_id')
    .innerJoin('orders.items as i', (join) =>
      join.onRef('i.order_id', '=', 'r.order_id').onRef('i.line_no', '=', 'l.line_no'),
    )
    .leftJoin('orders.picks as p', (join) =>
      join.onRef('p.order_id', '=', 'r.order_id').onRef('p.line_no', '=', 'l.line_no'),
    )
    .select(['l.refund_id', 'l.quantity', 'l.kind', 'i.name', 'i.translations', 'p.parts'])
    .where('l.refund_id', 'in', refundIds)
    .orderBy('l.line_no')
    .execute();
  return rows.map(({ refund_id, quantity, kind, parts, ...item }) => ({
    refund_id,
    quantity,
    name: localize(parts?.find((part) => part.kind === kind) ?? item, locale).name,
  }));
}
