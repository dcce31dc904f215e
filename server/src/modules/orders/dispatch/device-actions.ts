import { DEVICE_ACTION_DAYS } from '@sabuja/contract/limits';
import type { SlotProblem } from '@sabuja/contract/rules/slot-problems';
import { addTime, days, fail, type Paise } from '@sabuja/kit';
import { type Db, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';

/** An action of a rider or picker on an order; `id` is its idempotency key, since the device may send it again. */
export type DeviceAction = {
  kind:
    | 'start'
    | 'delivered'
    | 'attempted'
    | 'returned'
    | 'pick'
    | 'unpick'
    | 'cash_returned'
    | 'slot';
  id?: string | undefined;
  /** The line of a pick or unpick. */
  itemUid?: string | undefined;
  /** The time of the action by the device's clock. */
  at?: string | undefined;
  /** Who did it, according to the device, so that one person's action is not recorded as another's. */
  memberUid?: string | undefined;
  /** The cash that the rider reported, in paise. */
  reportedCash?: Paise | undefined;
};
/** The optional fields of a device's request: the id and time of the action, and who did it. */
export type Sent = {
  action_id?: string | undefined;
  at?: string | undefined;
  member_uid?: string | undefined;
};

export const toAction = (
  kind: DeviceAction['kind'],
  { action_id: id, at, member_uid: memberUid }: Sent,
  itemUid?: string,
): DeviceAction => ({
  kind,
  id: id?.toLowerCase(),
  itemUid: itemUid?.toLowerCase(),
  at,
  memberUid: memberUid?.toLowerCase(),
});

export type ActionOutcome = 'done' | 'wrong_code' | SlotProblem;

type Rider = Pick<StaffActor, 'memberId' | 'memberUid'>;

/**
 * Returns the outcome of an action that was recorded before; undefined for a new one. Fails with ACTION_REUSED when its
 * id belongs to another action, with OTHER_MEMBER when somebody else did it. The order must be locked; locks the id.
 */
export async function findOutcome(tx: Tx, rider: Rider, orderId: number, action: DeviceAction) {
  if ((action.memberUid ?? rider.memberUid) !== rider.memberUid) return fail('OTHER_MEMBER');
  if (action.id === undefined) return undefined;
  // If the same id is sent for two orders at once, the locks of the orders do not serialize the two requests.
  await lockKey(tx, `action ${action.id} of ${rider.memberId}`);
  const row = await tx
    .selectFrom('orders.rider_actions')
    .select(['order_id', 'action', 'item_uid', 'outcome'])
    .where('member_id', '=', rider.memberId)
    .where('id', '=', action.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isSame =
    row.order_id === orderId &&
    row.action === action.kind &&
    (row.item_uid === null || row.item_uid === action.itemUid);
  return isSame ? row.outcome : fail('ACTION_REUSED');
}

/** Records an action with its outcome, so that it is not done twice; does nothing for an action without an id. */
export async function recordAction(
  tx: Tx,
  rider: Rider,
  orderId: number,
  { kind, id, itemUid, at, reportedCash }: DeviceAction,
  outcome: ActionOutcome,
  now: Date,
): Promise<void> {
  if (id === undefined) return;
  await tx
    .insertInto('orders.rider_actions')
    .values({
      member_id: rider.memberId,
      id,
      order_id: orderId,
      action: kind,
      item_uid: itemUid ?? null,
      outcome,
      reported_cash_paise: reportedCash ?? null,
      acted_at: at === undefined ? null : new Date(at),
      recorded_at: now,
    })
    .execute();
}

/** Purges actions so old that no device sends them again. */
export const purgeOldDeviceActions = (db: Db, now: Date) =>
  db
    .deleteFrom('orders.rider_actions')
    .where('recorded_at', '<', addTime(now, -days(DEVICE_ACTION_DAYS)))
    .execute();
