import type { RowsOf, Tx } from '../../platform/db/index.ts';
import { selectItemsForUpdate } from '../catalogue/index.ts';
import { estimateIdOf, mergeLines, selectClaimedForUpdate } from '../pricing/index.ts';
import { selectPlan } from '../wallet/index.ts';
import { abandonedSince, mayHaveLimits, selectOpenOrders } from './check-limits.ts';
import { selectNamedAddress } from './delivery-address.ts';
import type { Buyer, Placer } from './deps.ts';
import { selectTwinsForUpdate } from './twin/find-twins.ts';
import type { ValidatedOrder } from './validate-order.ts';

/**
 * Returns the queries for the data needed to decide on an order, in the order of their locks: first the other order of
 * its checkout (a cancellation also locks an order before its stock), then stock by id, then the estimate.
 */
export function orderQueries(
  tx: Tx,
  buyer: Buyer,
  { order, placer, now }: { order: ValidatedOrder; placer: Placer; now: Date },
) {
  const { customerId } = buyer;
  const { estimation_id: estimateRef } = order;
  const estimateId = estimateRef === undefined ? undefined : estimateIdOf(estimateRef);
  return {
    addresses: selectNamedAddress(tx, buyer, order, placer.reader),
    twins: selectTwinsForUpdate(tx, customerId, order),
    ...selectItemsForUpdate(mergeLines(order.items)),
    estimate:
      estimateRef === undefined ? undefined : selectClaimedForUpdate(tx, customerId, estimateRef),
    plans: selectPlan({ customerId }),
    openOrders: mayHaveLimits()
      ? selectOpenOrders({
          customerId,
          estimateId: estimateId ?? null,
          department: order.department,
          abandonedSince: order.payment_method === 'ONLINE' ? abandonedSince(now) : null,
        })
      : undefined,
  };
}

type OrderQueries = ReturnType<typeof orderQueries>;
/** The rows that the queries of an order have found. */
export type OrderReads = RowsOf<OrderQueries>;
