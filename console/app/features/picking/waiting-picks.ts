import type { PickingLine, PickingOrder } from '@sabuja/contract';
import type { DeviceAction, StoredAction } from '../../lib/device-actions.ts';

/** A line as it is after what waits to be sent. */
export type ShownLine = PickingLine & { isWaiting?: boolean };
export type ShownOrder = Omit<PickingOrder, 'lines'> & { lines: ShownLine[] };

type LineAction = Extract<DeviceAction, { item: string }>;

/** Whether an action picks this line, or takes that back. */
export const isOfLine = (action: DeviceAction, item: string): action is LineAction =>
  'item' in action && action.item === item;

/** The order with the picks that wait; what they change of the bill is known when they are sent. */
export const withWaiting = (
  order: PickingOrder,
  waiting: readonly Pick<StoredAction, 'action'>[],
): ShownOrder => ({ ...order, lines: order.lines.map((line) => withLast(line, waiting)) });

function withLast(line: PickingLine, waiting: readonly Pick<StoredAction, 'action'>[]): ShownLine {
  const actions = waiting.map(({ action }) => action);
  const action = actions.filter((one) => isOfLine(one, line.uid)).at(-1);
  if (!action) return line;
  if (action.kind === 'unpick') return { ...line, isWaiting: true, pick: null };
  const { found, grams = null, reason = null } = action.pick;
  const { amount } = line;
  return { ...line, isWaiting: true, pick: { found, grams, reason, substitute: null, amount } };
}
