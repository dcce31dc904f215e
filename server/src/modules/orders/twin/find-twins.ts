import type { Department, PlaceOrder } from '@sabuja/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { estimateIdOf, type PricedOrder } from '../../pricing/index.ts';

/** The other order of an order's checkout; it may be cancelled. */
export type Twin = {
  id: number;
  uid: string;
  status: string;
  delivery_date: string;
  slot_name: string;
  created_at: Date;
  twin_until: Date | null;
  /** Whether staff cancelled it. */
  is_cancelled_by_shop: boolean;
};

/** A new order that names an estimate. */
type TwinQuery = Pick<PlaceOrder, 'estimation_id'> & { department: Department };

/** Locks and returns the other orders of the estimate that a new order names, cancelled ones included. */
export const lockTwins = async (tx: Tx, customerId: number, order: TwinQuery): Promise<Twin[]> =>
  (await selectTwinsForUpdate(tx, customerId, order)?.execute()) ?? [];

/** The query of `lockTwins`; undefined for an order that names no estimate. */
export function selectTwinsForUpdate(
  tx: Tx,
  customerId: number,
  { estimation_id: estimateRef, department }: TwinQuery,
) {
  const estimateId = estimateRef && estimateIdOf(estimateRef);
  if (!estimateId) return undefined;
  return tx
    .selectFrom('orders.orders as o')
    .select(['o.id', 'o.uid', 'o.status', 'o.delivery_date', 'o.slot_name'])
    .select(['o.created_at', 'o.twin_until'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('orders.status_history as h')
            .select('h.id')
            .whereRef('h.order_id', '=', 'o.id')
            .where('h.status', '=', 'CANCELLED')
            .where('h.actor', '=', 'staff'),
        )
        .$castTo<boolean>()
        .as('is_cancelled_by_shop'),
    )
    .where('o.customer_id', '=', customerId)
    .where('o.estimate_id', '=', estimateId)
    .where('o.department', '<>', department)
    .orderBy('o.id')
    .forNoKeyUpdate('o');
}

/** The twin that is not cancelled. */
export const standingTwin = (twins: readonly Twin[]): Twin | undefined =>
  twins.find((twin) => twin.status !== 'CANCELLED');

/** Returns false when an order shares its delivery with its twin ('same' mode) but names another date or slot. */
export const sharesDelivery = (
  twin: Pick<Twin, 'delivery_date' | 'slot_name'> | undefined,
  { estimatePart }: Pick<PricedOrder, 'estimatePart'>,
  { date, slotName }: { date?: string | undefined; slotName?: string | undefined },
): boolean =>
  estimatePart === '' || !twin || (twin.delivery_date === date && twin.slot_name === slotName);
