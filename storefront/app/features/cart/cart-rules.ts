import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartItem, ItemType } from '@sabuja/contract';
import { formatRupeesShort, type Paise, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';
import type { Sellable } from './sellable.ts';

/** A line of the cart with its current catalogue data. */
export type CartLine = { item: CartItem; product: Sellable };

const exceedsStock = ({ item, product }: CartLine): boolean => item.quantity > product.quantity;

export const hasProblem = (line: CartLine): boolean => line.product.inactive || exceedsStock(line);

/** The problem of a line (S5.6), or undefined. */
export function lineMessage(line: CartLine): MessageDescriptor | undefined {
  const { inactive, quantity } = line.product;
  if (inactive) return msg`This product is out of stock or inactive.`;
  return exceedsStock(line) ? msg`Only ${quantity} in stock. Please reduce quantity.` : undefined;
}

export const minusDisabled = ({ item, product }: CartLine): boolean =>
  product.inactive || item.quantity <= 1;

const atStockLimit = ({ item, product }: CartLine): boolean => item.quantity >= product.quantity;

export const plusDisabled = (line: CartLine): boolean =>
  line.product.inactive || atStockLimit(line);

export function plusTooltip(line: CartLine): MessageDescriptor {
  const { quantity } = line.product;
  return atStockLimit(line) ? msg`Only ${quantity} in stock` : msg`Add one more`;
}

/** Message shown when plus is pressed at or above the stock (S5.4). */
export const plusRefusal = (line: CartLine): MessageDescriptor | undefined =>
  atStockLimit(line) ? outOfStockMessage : undefined;

export const outOfStockMessage = msg`Product is out of stock`;

/**
 * Effect of 'Add to Cart' for a visitor (S5.10): a stock leads to sign-in, a combo shows a message.
 */
export const visitorAddAction = (type: ItemType): { message: MessageDescriptor } | 'sign-in' =>
  type === 'COMBO' ? { message: msg`You must be logged in to update your cart` } : 'sign-in';

export const signInToNotifyMessage = msg`You must be logged in to subscribe for notifications.`;

/** The line's total after discount, in paise (S9.5). */
export const lineTotal = ({ item, product }: CartLine): Paise =>
  discountedPrice(product) * item.quantity;

/** Sum of cost times quantity before discounts, in paise: compared with the minimum order. */
export const cartTotal = (lines: readonly CartLine[]): Paise =>
  sumPaise(lines.map(({ item, product }) => toPaise(product.cost) * item.quantity));

const problemLinesWarning = msg`One or more products are either out of stock, inactive, or exceeding available stock.`;

/** Warnings that block checkout (S5.7); empty when checkout is possible. */
export function cartWarnings(lines: readonly CartLine[], minimum: Paise): MessageDescriptor[] {
  const warnings: MessageDescriptor[] = [];
  if (lines.some(hasProblem)) warnings.push(problemLinesWarning);
  if (cartTotal(lines) < minimum) {
    const amount = formatRupeesShort(toRupees(minimum));
    warnings.push(msg`Minimum order amount is ${amount}`);
  }
  return warnings;
}

export type ButtonState = 'add' | 'notify' | 'quantity';

/**
 * State of the product button (S4d.1, S4d.2): with the whole stock in the cart it offers 'Notify
 * Me'.
 */
export function buttonState(inCart: number, inStock: number): ButtonState {
  if (inStock <= 0 || (inCart > 0 && inCart >= inStock)) return 'notify';
  return inCart > 0 ? 'quantity' : 'add';
}
