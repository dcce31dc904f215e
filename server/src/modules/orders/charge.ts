import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type Charge, claimEstimate, quoteLines, totalsOfPart } from '../pricing/index.ts';
import type { CheckedOrder } from './check-request.ts';
import type { Buyer } from './deps.ts';

type Lines = Parameters<typeof quoteLines>[1];

/** What an order is charged: what its estimate said, or the prices of now when it names none. */
export async function chargeFor(
  tx: Tx,
  buyer: Buyer,
  order: CheckedOrder,
  lines: Lines,
  now: Date,
) {
  const { pincode, department, estimation_id: named } = order;
  const { customerId } = buyer;
  if (named !== undefined) {
    return claimEstimate(tx, {
      customerId,
      named,
      department,
      pincode,
      lines,
      now,
    });
  }
  const priced = await quoteLines(tx, lines, { customerId, pincode, isSame: false }, now);
  if (isFailure(priced)) return priced;
  const [part] = priced.parts;
  if (!part) throw new Error('an order without lines was priced');
  return {
    estimateId: null,
    part: '',
    lines: part.lines,
    totals: totalsOfPart(priced, part, ''),
  } satisfies Charge;
}
