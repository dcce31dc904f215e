import type { OrderStatus } from '@sabuja/contract';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import type { LockedOrder } from '../transitions-store.ts';

/**
 * Fails with CLAIMED when another person picks the order (which must be locked). Only that person, or staff who may
 * confirm orders, can pack or release it; starting to pick never takes an order over from its picker.
 */
export async function checkClaim(tx: Tx, actor: StaffActor, order: LockedOrder, to: OrderStatus) {
  if (order.status !== 'PICKING') return undefined;
  const { picker_id: pickerId } = await tx
    .selectFrom('orders.orders')
    .select('picker_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (pickerId === null || pickerId === actor.memberId) return undefined;
  if (to !== 'PICKING' && mayStaff(actor.role, 'orders.confirm')) return undefined;
  const names = await listMemberNames(tx, [pickerId]);
  return fail('CLAIMED', { name: names.get(pickerId) ?? 'Another person' });
}

/** Stores who picks an order; null when nobody does. */
export async function writePicker(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'status'>,
  pickerId: number | null,
): Promise<void> {
  if (pickerId === null && order.status !== 'PICKING') return;
  await tx
    .updateTable('orders.orders')
    .set({ picker_id: pickerId })
    .where('id', '=', order.id)
    .execute();
}
