import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Destination } from '../delivery/index.ts';
import { claimEstimate, orderTotals, type PricedOrder, quoteLines } from '../pricing/index.ts';
import { toActivePlan } from '../wallet/index.ts';
import type { OrderReads } from './order-queries.ts';
import type { ValidatedOrder } from './validate-order.ts';

type Lines = Parameters<typeof quoteLines>[1];

/** Prices an order: by its estimate if it names one (decision 0010), otherwise at current prices. */
export async function priceOrder(
  tx: Tx,
  { estimate, plans }: Pick<OrderReads, 'estimate' | 'plans'>,
  order: ValidatedOrder & Destination,
  lines: Lines,
  now: Date,
) {
  const { pincode, pin, department, estimation_id: estimateRef } = order;
  const plan = toActivePlan(plans, now);
  if (estimateRef !== undefined) {
    return claimEstimate(estimate[0], { estimateRef, department, pincode, pin, lines, plan, now });
  }
  const priced = await quoteLines(tx, lines, { pincode, pin, isSame: false, plan });
  if (isFailure(priced)) return priced;
  const [part] = priced.parts;
  if (!part) throw new Error('an order without lines was priced');
  return {
    estimateId: null,
    estimatePart: '',
    lines: part.lines,
    totals: orderTotals(priced, part, ''),
    aloneDelivery: null,
    pinZoneId: priced.pin?.zoneId ?? null,
  } satisfies PricedOrder;
}
