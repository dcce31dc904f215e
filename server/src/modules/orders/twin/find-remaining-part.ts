import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';
import type { FindRemainingPart } from '../../pricing/index.ts';
import { sharesDelivery } from './find-twins.ts';

/**
 * Returns the part of an estimate that the second order of its checkout would have; undefined unless a first order of
 * the other department exists (cancelled or not) and none of this one. In 'same' mode both must share one delivery.
 */
export const findRemainingPart: FindRemainingPart = async (
  tx,
  { customerId, estimateId, department, delivery },
) => {
  const placed = await tx
    .selectFrom('orders.orders')
    .select(['department', 'status', 'estimate_part', 'delivery_date', 'slot_name'])
    .where('customer_id', '=', customerId)
    .where('estimate_id', '=', estimateId)
    .orderBy('id', 'desc')
    .execute();
  const isStanding = ({ status }: { status: string }) => status !== 'CANCELLED';
  if (placed.some((order) => order.department === department && isStanding(order)))
    return undefined;
  const twins = placed.filter((order) => order.department !== department);
  const standing = twins.find(isStanding);
  const first = standing ?? twins[0];
  if (first === undefined) return undefined;
  const estimatePart = otherPart[first.estimate_part];
  return sharesDelivery(standing, { estimatePart }, delivery) ? estimatePart : undefined;
};

const otherPart: Record<EstimatePart, EstimatePart> = { '': '', __1: '__2', __2: '__1' };
