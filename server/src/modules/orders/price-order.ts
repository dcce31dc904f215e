import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Destination } from '../delivery/index.ts';
import { claimEstimate, orderTotals, type PricedOrder, quoteLines } from '../pricing/index.ts';
import type { Buyer } from './deps.ts';
import type { ValidatedOrder } from './validate-order.ts';

type Lines = Parameters<typeof quoteLines>[1];

/** Prices an order: by its estimate if it names one (decision 0010), otherwise at current prices. */
export async function priceOrder(
  tx: Tx,
  buyer: Buyer,
  order: ValidatedOrder & Destination,
  lines: Lines,
  now: Date,
) {
  const { pincode, pin, department, estimation_id: estimateRef } = order;
  const { customerId } = buyer;
  if (estimateRef !== undefined) {
    return claimEstimate(tx, {
      customerId,
      estimateRef,
      department,
      pincode,
      pin,
      lines,
      now,
    });
  }
  const priced = await quoteLines(tx, lines, { customerId, pincode, pin, isSame: false }, now);
  if (isFailure(priced)) return priced;
  const [part] = priced.parts;
  if (!part) throw new Error('an order without lines was priced');
  return {
    estimateId: null,
    part: '',
    lines: part.lines,
    totals: orderTotals(priced, part, ''),
    aloneDelivery: null,
    pinZoneId: priced.pin?.zoneId ?? null,
  } satisfies PricedOrder;
}
