import type { Department, Estimate, OrderLine } from '@sabuja/contract';
import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';
import { isFailure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { findItems } from '../catalogue/index.ts';
import { findOrderLimits } from '../content/index.ts';
import type { Destination } from '../delivery/index.ts';
import { findActivePlan } from '../wallet/index.ts';
import { claimPart, estimateIdOf, selectClaimedForUpdate } from './claim-estimate.ts';
import { mergeLines, toPriceableLines } from './priceable-lines.ts';
import { toApiEstimate } from './to-api-estimate.ts';

/** The order that would complete a checkout; the other order of estimate `estimateId` is already placed. */
type RemainingOrder = {
  customerId: number;
  estimateId: string;
  department: Department;
  /** The delivery day and slot chosen so far. */
  delivery: { date: string | undefined; slotName: string | undefined };
};

/**
 * Port: returns the part of an estimate that is still to be ordered; undefined without one. Implemented by the orders
 * module.
 */
export type FindRemainingPart = (
  tx: Tx,
  order: RemainingOrder,
) => Promise<EstimatePart | undefined>;

/** The customer's cart after one of two orders was placed. */
export type RemainingCheckout = Destination & {
  customerId: number;
  estimateRef: string;
  lines: OrderLine[];
  delivery: RemainingOrder['delivery'];
};

/**
 * Returns the rest of an estimate after one of its two orders was placed: exactly the amounts that an order of these
 * lines would be charged. Undefined when these lines cannot be ordered by it (any more).
 */
export async function findRemainingEstimate(
  deps: { db: Db; clock: Clock; findRemainingPart: FindRemainingPart },
  checkout: RemainingCheckout,
): Promise<Estimate | undefined> {
  const estimateId = estimateIdOf(checkout.estimateRef);
  const requestedLines = mergeLines(checkout.lines);
  const [department, ...others] = new Set(requestedLines.map((line) => line.department));
  if (estimateId === undefined || department === undefined || others.length > 0) return undefined;
  return inTransaction(deps.db, async (tx) => {
    const part = await deps.findRemainingPart(tx, { ...checkout, estimateId, department });
    if (part === undefined) return undefined;
    const items = await findItems(tx, requestedLines);
    const lines = toPriceableLines(requestedLines, items, await findOrderLimits(tx));
    if (isFailure(lines)) return undefined;
    const estimateRef = `${estimateId}${part}`;
    const now = deps.clock.now();
    const estimate = await selectClaimedForUpdate(
      tx,
      checkout.customerId,
      estimateRef,
    )?.executeTakeFirst();
    const plan = await findActivePlan(tx, checkout.customerId, now);
    const claim = { ...checkout, estimateRef, department, lines, plan, now };
    const claimed = claimPart(estimate, claim);
    if (isFailure(claimed)) return undefined;
    return toApiEstimate({ ...claimed.estimate, id: estimateRef }, claimed.totals);
  });
}
