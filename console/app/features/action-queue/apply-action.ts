import type { Deliveries } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import type { DeviceAction } from '../../lib/device-actions.ts';

const statusAfter = { start: 'OUT_FOR_DELIVERY', attempted: 'ATTEMPTED' } as const;

/**
 * Returns the deliveries with an action applied that the server has not received yet, or has just accepted. An action
 * that the list already contains changes nothing, because a delivered order is not in the list any more.
 */
export function applyAction(deliveries: Deliveries, action: DeviceAction): Deliveries {
  const { results, finished, cash } = deliveries;
  if (action.kind === 'pick' || action.kind === 'unpick') return deliveries;
  if (action.kind === 'cash_returned') return withoutReturned(deliveries, action);
  if (!results.some(({ uid }) => uid === action.uid)) return deliveries;
  if (action.kind === 'start' || action.kind === 'attempted') {
    const status = statusAfter[action.kind];
    const changed = results.map((stop) => (stop.uid === action.uid ? { ...stop, status } : stop));
    return { ...deliveries, results: changed };
  }
  if (action.kind === 'slot') return withRequestedSlot(deliveries, action);
  const rest = results.filter(({ uid }) => uid !== action.uid);
  if (action.kind === 'returned') return { ...deliveries, results: rest };
  return {
    ...deliveries,
    results: rest,
    finished: finished + 1,
    cash: toRupees(toPaise(cash) + toPaise(action.collected)),
  };
}

/** Marks the order as attempted, with the requested slot; the server may refuse the slot later. */
function withRequestedSlot(
  deliveries: Deliveries,
  { uid, slot: { delivery_date, name } }: Extract<DeviceAction, { kind: 'slot' }>,
): Deliveries {
  const requested_slot = { delivery_date, slot: name, problem: null };
  const results = deliveries.results.map((stop) =>
    stop.uid === uid ? { ...stop, status: 'ATTEMPTED' as const, requested_slot } : stop,
  );
  return { ...deliveries, results };
}

/** Subtracts cash given back to a customer. Applied once: afterwards the order is not in `to_return` any more. */
function withoutReturned(
  deliveries: Deliveries,
  { uid, amount }: Extract<DeviceAction, { kind: 'cash_returned' }>,
): Deliveries {
  const { to_return = [], cash } = deliveries;
  const rest = to_return.filter((order) => order.uid !== uid);
  if (rest.length === to_return.length) return deliveries;
  return { ...deliveries, to_return: rest, cash: toRupees(toPaise(cash) - toPaise(amount)) };
}
