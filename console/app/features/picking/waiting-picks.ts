import type { PickingLine, PickingOrder } from '@sabuja/contract';
import type { DeviceAction, StoredAction } from '../../lib/device-store.ts';

/** A line as it is after what waits to be sent. */
export type ShownLine = PickingLine & { isWaiting?: boolean };
export type ShownOrder = Omit<PickingOrder, 'lines'> & { lines: ShownLine[] };

type PickAction = Extract<DeviceAction, { kind: 'pick' }>;

/** Whether an action is a pick of this line. */
export const isPickOf = (action: DeviceAction, item: string): action is PickAction =>
  action.kind === 'pick' && action.item === item;

/** The order with the picks that wait; what they change of the bill is known when they are sent. */
export const withWaiting = (
  order: PickingOrder,
  waiting: readonly Pick<StoredAction, 'action'>[],
): ShownOrder => ({ ...order, lines: order.lines.map((line) => withLastPick(line, waiting)) });

function withLastPick(
  line: PickingLine,
  waiting: readonly Pick<StoredAction, 'action'>[],
): ShownLine {
  const action = waiting.map((stored) => stored.action).findLast((one) => isPickOf(one, line.uid));
  if (action?.kind !== 'pick') return line;
  const { found, grams = null, reason = null } = action.pick;
  const { amount } = line;
  return { ...line, isWaiting: true, pick: { found, grams, reason, substitute: null, amount } };
}
