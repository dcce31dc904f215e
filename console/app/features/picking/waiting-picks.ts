import type { PickingLine, PickingOrder } from '@sabuja/contract';
import type { DeviceAction, LinePick, StoredAction } from '../../lib/device-actions.ts';

/** The order of a line; in a batch, with the letter of its container. */
type OrderRef = Pick<PickingOrder, 'uid' | 'order_no'> & { tag?: string | undefined };

type Recorded = NonNullable<PickingLine['pick']>;
type Substitute = NonNullable<Recorded['substitute']>;

/** A pick; of a substitute that waits to be sent, the device does not know name and units. */
type ShownPick = Omit<Recorded, 'substitute'> & {
  substitute: (Omit<Substitute, 'name' | 'units'> & Partial<Substitute>) | null;
};

/** A line with the waiting actions of this device applied. */
export type ShownLine = Omit<PickingLine, 'pick'> & {
  pick: ShownPick | null;
  order: OrderRef;
  isWaiting?: boolean;
};
export type ShownOrder = Omit<PickingOrder, 'lines'> & { lines: ShownLine[] };

type LineAction = Extract<DeviceAction, { item: string }>;

/** Whether an action picks this line, or removes its pick. */
export const isOfLine = (action: DeviceAction, item: string): action is LineAction =>
  'item' in action && action.item === item;

/** The order with the waiting picks applied; amounts stay, since the server computes them when the picks are sent. */
export const withWaiting = (
  order: PickingOrder,
  waiting: readonly Pick<StoredAction, 'action'>[],
  tag?: string,
): ShownOrder => {
  const ref = { uid: order.uid, order_no: order.order_no, tag };
  const lines = order.lines.map((line) => withLast({ ...line, order: ref }, waiting));
  return { ...order, lines };
};

function withLast(line: ShownLine, waiting: readonly Pick<StoredAction, 'action'>[]): ShownLine {
  const actions = waiting.map(({ action }) => action);
  const action = actions.filter((one) => isOfLine(one, line.uid)).at(-1);
  if (!action) return line;
  if (action.kind === 'unpick') return { ...line, isWaiting: true, pick: null };
  return { ...withPick(line, action.pick), isWaiting: true };
}

/** The line with a pick of this device applied. */
export function withPick(line: ShownLine, pick: LinePick): ShownLine {
  const { found, grams = null, reason = null, substitute = null } = pick;
  return { ...line, pick: { found, grams, reason, substitute, amount: line.amount } };
}
