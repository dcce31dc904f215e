import type { Deliveries } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import type { DeviceAction } from '../../lib/device-actions.ts';

const statusAfter = { start: 'OUT_FOR_DELIVERY', attempted: 'ATTEMPTED' } as const;

/**
 * The deliveries as they are after an action that the server has not seen, or has just accepted. What it has accepted
 * already changes nothing: a delivered order is in the list no more.
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

/** The order was not delivered and gets another slot; the server may say later that it cannot. */
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

/** The cash of an order went back to its customer; once, as the list names it no more then. */
function withoutReturned(
  deliveries: Deliveries,
  { uid, amount }: Extract<DeviceAction, { kind: 'cash_returned' }>,
): Deliveries {
  const { to_return = [], cash } = deliveries;
  const rest = to_return.filter((order) => order.uid !== uid);
  if (rest.length === to_return.length) return deliveries;
  return { ...deliveries, to_return: rest, cash: toRupees(toPaise(cash) - toPaise(amount)) };
}
