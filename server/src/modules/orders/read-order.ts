import type { RowsOf, Tx } from '../../platform/db/index.ts';
import { lockingItems } from '../catalogue/index.ts';
import { estimateIdOf, lockingClaimed, mergeLines } from '../pricing/index.ts';
import { selectPlan } from '../wallet/index.ts';
import { mayHaveLimits, selectOpenOrders } from './check-limits.ts';
import type { Buyer, Placer } from './deps.ts';
import { selectNamedAddress } from './recipient.ts';
import { lockingTwins } from './twin/find-twins.ts';
import type { ValidatedOrder } from './validate-order.ts';

/**
 * The queries for what an order is decided by, in the order of their locks: the other order of its checkout, as whoever
 * cancels an order locks it before its stock, then stock by id, then the estimate.
 */
export function orderQueries(tx: Tx, buyer: Buyer, order: ValidatedOrder, { reader }: Placer) {
  const { customerId } = buyer;
  const { estimation_id: estimateRef } = order;
  const estimateId = estimateRef === undefined ? undefined : estimateIdOf(estimateRef);
  return {
    addresses: selectNamedAddress(tx, buyer, order, reader),
    twins: lockingTwins(tx, customerId, order),
    ...lockingItems(mergeLines(order.items)),
    estimate: estimateRef === undefined ? undefined : lockingClaimed(tx, customerId, estimateRef),
    plans: selectPlan({ customerId }),
    openOrders: mayHaveLimits()
      ? selectOpenOrders({ customerId, estimateId: estimateId ?? null })
      : undefined,
  };
}

export type OrderQueries = ReturnType<typeof orderQueries>;
/** The rows that the queries of an order have found. */
export type OrderReads = RowsOf<OrderQueries>;
