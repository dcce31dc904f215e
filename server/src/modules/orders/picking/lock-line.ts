import { fail } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { checkClaim } from '../staff/picking-claim.ts';
import { lockOrder } from '../transitions-store.ts';
import { listLines } from './picks-store.ts';

/**
 * Locks an order that the actor picks and returns it with one of its lines. Fails with NO_ORDER, NOT_PICKING, CLAIMED
 * or NO_LINE.
 */
export async function lockLine(
  tx: Tx,
  actor: StaffActor,
  { uid, item }: { uid: string; item: string },
) {
  const order = await lockOrder(tx, { uid });
  if (!order) return fail('NO_ORDER');
  if (order.status !== 'PICKING') return fail('NOT_PICKING');
  const claim = await checkClaim(tx, actor, order, 'PACKED');
  if (claim) return claim;
  const line = (await listLines(tx, order.id)).find((one) => one.uid === item.toLowerCase());
  return line ? { order, line } : fail('NO_LINE');
}
