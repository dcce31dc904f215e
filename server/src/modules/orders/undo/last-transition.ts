import type { OrderStatus, Undo } from '@sabuja/contract';
import { canUndo, UNDO_MINUTES } from '@sabuja/contract/rules/order-undo';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail, minutes } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { hasRefund } from '../refunds/refunds-store.ts';

export type LastTransition = {
  id: number;
  status: OrderStatus;
  at: Date;
  memberId: number | null;
  /** The status that this transition undid, if it is itself an undo. */
  undone: OrderStatus | null;
  before: OrderStatus;
  /** True when units of the order were refused at the door (decision 0119). */
  isPartRefused: boolean;
};
type Reader = Pick<StaffActor, 'memberId' | 'role'>;

/** Returns the newest transition of an order with the previous one; undefined when there is only one. */
export async function readLastTransition(
  db: Db | Tx,
  orderId: number,
): Promise<LastTransition | undefined> {
  const [last, before] = await db
    .selectFrom('orders.status_history as h')
    .innerJoin('orders.orders as o', 'o.id', 'h.order_id')
    .leftJoin('orders.status_history as u', 'u.id', 'h.undoes')
    .select(['o.refused_at', 'h.id', 'h.status', 'h.at', 'h.member_id', 'u.status as undone'])
    .where('h.order_id', '=', orderId)
    .orderBy('h.id', 'desc')
    .limit(2)
    .execute();
  if (!last || !before) return undefined;
  return {
    id: last.id,
    status: last.status,
    at: last.at,
    memberId: last.member_id,
    undone: last.undone,
    before: before.status,
    isPartRefused: last.refused_at !== null,
  };
}

/** True when the reader made the transition within the last UNDO_MINUTES. */
const isOwnMisclick = (
  last: Pick<LastTransition, 'memberId' | 'at'>,
  reader: Pick<Reader, 'memberId'>,
  now: Date,
): boolean =>
  last.memberId === reader.memberId && now.getTime() - last.at.getTime() <= minutes(UNDO_MINUTES);

/** Returns whether a member may see a transition: without `orders.read` (riders), only their own ones. */
export const maySee = (last: LastTransition, { role, memberId }: Reader): boolean =>
  mayStaff(role, 'orders.read') || last.memberId === memberId;

/**
 * Returns a failure when this member may not undo the transition, by transition table and role; otherwise undefined.
 */
export function checkUndo(
  last: LastTransition,
  actor: Reader,
  { reason, now }: { reason: string | undefined; now: Date },
) {
  if (last.undone !== null || !canUndo(last.status, last.before)) return fail('CANNOT_UNDO');
  if (last.isPartRefused) return fail('PART_REFUSED');
  if (isOwnMisclick(last, actor, now)) return undefined;
  if (!mayStaff(actor.role, 'orders.confirm')) return fail('UNDO_TOO_LATE');
  return reason === undefined ? fail('REASON_NEEDED') : undefined;
}

/**
 * Returns whether a second person must return the money of an order, because this member undid its delivery, other than
 * their own mis-click (decision 0177). Owners refund any amount alone.
 */
export async function needsSecondPerson(
  db: Db | Tx,
  orderId: number,
  { memberId, role }: Reader,
): Promise<boolean> {
  if (role === 'owner') return false;
  const undone = await db
    .selectFrom('orders.status_history as u')
    .innerJoin('orders.status_history as d', 'd.id', 'u.undoes')
    .select(['u.at as undoneAt', 'd.at', 'd.member_id as memberId'])
    .where('u.order_id', '=', orderId)
    .where('u.member_id', '=', memberId)
    .where('d.status', '=', 'DELIVERED')
    .execute();
  return undone.some(
    ({ undoneAt, ...delivery }) => !isOwnMisclick(delivery, { memberId }, undoneAt),
  );
}

/** Returns whether the delivery of an order stays, because staff refunded it or requested it. */
export const isRefunded = (db: Db | Tx, orderId: number): Promise<boolean> =>
  hasRefund(db, orderId, ['PAID', 'REQUESTED']);

/** Returns the transition of an order that a member may undo now; null when there is none. */
export async function findUndo(
  db: Db | Tx,
  orderId: number,
  reader: Reader,
  now: Date,
): Promise<Undo> {
  if (!mayStaff(reader.role, 'orders.undo')) return null;
  const last = await readLastTransition(db, orderId);
  if (!last || !maySee(last, reader) || checkUndo(last, reader, { reason: 'given', now }))
    return null;
  if (last.status === 'DELIVERED' && (await isRefunded(db, orderId))) return null;
  return { status: last.status, needs_reason: !isOwnMisclick(last, reader, now) };
}
