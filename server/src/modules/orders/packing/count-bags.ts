import { MAX_BAGS } from '@sabuja/contract/limits';
import { baggableStatuses } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { checkClaim } from '../staff/picking-claim.ts';
import { lockOrder } from '../transitions-store.ts';
import { bagsOf, type Kinds, kindsOf } from './bags.ts';
import { listPackedLines } from './packed-lines.ts';

type Count = { veg: number; non_veg: number };

/**
 * Records the number of bags of an order and replaces an earlier count. Veg and non-veg products never share a bag.
 * Fails with NO_ORDER, NOT_PACKING (it has left the shop, or is not confirmed), CLAIMED (another person picks it),
 * NOTHING_PICKED, BAD_BAGS or TOO_MANY_BAGS.
 */
export function countBags(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
  { veg, non_veg }: Count,
) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    if (!baggableStatuses.includes(order.status)) return fail('NOT_PACKING');
    const claim = await checkClaim(tx, actor, order, 'PACKED');
    if (claim) return claim;
    const kinds = kindsOf((await listPackedLines(tx, [order.id])).get(order.id) ?? []);
    if (!kinds.veg && !kinds.nonVeg) return fail('NOTHING_PICKED');
    const refusal = checkCount({ veg, non_veg }, kinds);
    if (refusal) return refusal;
    const bags = { veg_bags: veg, non_veg_bags: non_veg };
    await tx.updateTable('orders.orders').set(bags).where('id', '=', order.id).execute();
    const entry = { action: 'order.bags', subject: 'order', subjectId: order.uid };
    await recordAudit(tx, actor, { ...entry, after: { veg, non_veg } }, clock.now());
    return bagsOf(bags, kinds);
  });
}

function checkCount({ veg, non_veg }: Count, kinds: Kinds) {
  if (veg + non_veg > MAX_BAGS) return fail('TOO_MANY_BAGS');
  if (kinds.veg !== veg > 0) return fail('BAD_BAGS', { kind: 'veg', isNeeded: kinds.veg });
  if (kinds.nonVeg !== non_veg > 0)
    return fail('BAD_BAGS', { kind: 'non_veg', isNeeded: kinds.nonVeg });
  return undefined;
}
