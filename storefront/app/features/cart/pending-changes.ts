import type { Cart } from '@sabuja/contract';
import { emptyCart, isSameLine, type LineRef, quantityOf, withQuantity } from './cart-model.ts';

/**
 * A change of the cart that the server has not answered yet. `target` is what the line is to be;
 * `add` says that so many are to be added to whatever the server has, 0 that `target` is set.
 */
export type PendingChange =
  | { kind: 'line'; line: LineRef; target: number; increment: number }
  | { kind: 'clear' };

/** Adds to the quantity that the cart shows now. */
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

/** Sets the quantity; 0 or below removes the line. */
export const createSetChange = (line: LineRef, target: number): PendingChange => ({
  kind: 'line',
  line,
  target,
  increment: 0,
});

/** The cart as it will be once the presses are through. */
export const applyChanges = (cart: Cart, changes: readonly PendingChange[]): Cart =>
  changes.reduce(
    (current, change) =>
      change.kind === 'clear' ? emptyCart : withQuantity(current, change.line, change.target),
    cart,
  );

export const affectsLine = (change: PendingChange, line: LineRef): boolean =>
  change.kind === 'line' && isSameLine(change.line, line);

/**
 * What one press asks for that stands for two of the same line: two additions add up, else the later
 * quantity holds.
 */
export function mergeChanges(earlier: PendingChange, later: PendingChange): PendingChange {
  if (earlier.kind === 'clear' || later.kind === 'clear') return later;
  const increment =
    earlier.increment > 0 && later.increment > 0 ? earlier.increment + later.increment : 0;
  return { ...later, increment };
}
