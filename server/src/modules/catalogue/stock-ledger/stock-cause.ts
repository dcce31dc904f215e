import type { MovementReason, WasteReason } from '@sabuja/contract/rules/stock-ledger';
import { sql } from 'kysely';

/** The order that takes units of stocks or returns them. */
export type OrderCause = { orderUid: string; memberId?: number | null | undefined; now: Date };

/** Why staff change the quantity of a stock. */
export type StaffCause = {
  reason: MovementReason;
  memberId: number;
  now: Date;
  wasteReason?: WasteReason;
  note?: string | undefined;
  supplyId?: number;
  /** The recalled batch; the units are taken from this batch only. */
  batchId?: number;
  /** The client's idempotency key of one action. */
  actionId?: string | undefined;
};

/**
 * A subquery of one row that sets the cause of the quantity changes made by the statement around it. The trigger that
 * records the movements reads the cause once, after that statement.
 */
export const statedCause = (cause: OrderCause | StaffCause) => statingCause(stateCause(cause));

export const statingCause = (stated: string) =>
  sql`(select set_config('catalogue.stock_cause', ${stated}, true))`;

/** The cause as JSON, as the trigger reads it. */
export function stateCause(cause: OrderCause | StaffCause): string {
  const order = 'orderUid' in cause ? { order_uid: cause.orderUid } : {};
  const staff =
    'reason' in cause
      ? {
          reason: cause.reason,
          waste_reason: cause.wasteReason,
          note: cause.note,
          supply_id: cause.supplyId,
          batch_id: cause.batchId,
          action_id: cause.actionId,
        }
      : {};
  return JSON.stringify({ ...order, ...staff, member_id: cause.memberId, at: cause.now });
}
