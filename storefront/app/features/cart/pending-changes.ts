import type { Cart } from '@sabuja/contract';
import { emptyCart, isSameLine, type LineRef, quantityOf, withQuantity } from './cart-model.ts';

/**
 * A change of the cart without a response yet. `target` is the line's resulting quantity;
 * `increment` is added to the server's quantity; if it is 0, the quantity is set to `target`.
 */
export type PendingChange =
  | { kind: 'line'; line: LineRef; target: number; increment: number }
  | { kind: 'clear' };

/** Creates a change that adds to the displayed quantity. */
export const createAddChange = (
  displayed: Cart,
  line: LineRef,
  quantity: number,
): PendingChange => ({
  kind: 'line',
  line,
  target: quantityOf(displayed, line) + quantity,
  increment: quantity,
});

/** Creates a change that sets the quantity; 0 or below removes the line. */
export const createSetChange = (line: LineRef, target: number): PendingChange => ({
  kind: 'line',
  line,
  target,
  increment: 0,
});

/** The cart after all pending changes. */
export const applyChanges = (cart: Cart, changes: readonly PendingChange[]): Cart =>
  changes.reduce(
    (current, change) =>
      change.kind === 'clear' ? emptyCart : withQuantity(current, change.line, change.target),
    cart,
  );

export const affectsLine = (change: PendingChange, line: LineRef): boolean =>
  change.kind === 'line' && isSameLine(change.line, line);

/**
 * Merges two queued changes of one line: two additions are summed, otherwise the later one wins.
 */
export function mergeChanges(earlier: PendingChange, later: PendingChange): PendingChange {
  if (earlier.kind === 'clear' || later.kind === 'clear') return later;
  const increment =
    earlier.increment > 0 && later.increment > 0 ? earlier.increment + later.increment : 0;
  return { ...later, increment };
}
