import type { Cart } from '@sabuja/contract';
import { emptyCart, isSameLine, type LineOf, quantityOf, withQuantity } from './cart-changes.ts';

/**
 * A change of the cart that the server has not answered yet. `target` is what the line is to be;
 * `add` says that so many are to be added to whatever the server has, 0 that `target` is set.
 */
export type Press = { kind: 'line'; line: LineOf; target: number; add: number } | { kind: 'clear' };

/** Adds to the quantity that the cart shows now. */
export const addPress = (shown: Cart, line: LineOf, quantity: number): Press => ({
  kind: 'line',
  line,
  target: quantityOf(shown, line) + quantity,
  add: quantity,
});

/** Sets the quantity; 0 or below removes the line. */
export const setPress = (line: LineOf, target: number): Press => ({
  kind: 'line',
  line,
  target,
  add: 0,
});

/** The cart as it will be once the presses are through. */
export const withPresses = (cart: Cart, presses: readonly Press[]): Cart =>
  presses.reduce(
    (before, press) =>
      press.kind === 'clear' ? emptyCart : withQuantity(before, press.line, press.target),
    cart,
  );

export const concernsLine = (press: Press, line: LineOf): boolean =>
  press.kind === 'line' && isSameLine(press.line, line);

/**
 * What one press asks for that stands for two of the same line: two additions add up, else the later
 * quantity holds.
 */
export function merged(earlier: Press, later: Press): Press {
  if (earlier.kind === 'clear' || later.kind === 'clear') return later;
  const add = earlier.add > 0 && later.add > 0 ? earlier.add + later.add : 0;
  return { ...later, add };
}
