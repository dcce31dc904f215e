import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartItem, ItemType } from '@sabuja/contract';
import { formatRupeesShort, type Paise, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';
import type { Sellable } from './sellable.ts';

/** A line of the cart with what the catalogue says of it now. */
export type CartLine = { item: CartItem; product: Sellable };

export const exceedsStock = ({ item, product }: CartLine): boolean =>
  item.quantity > product.quantity;

export const hasProblem = (line: CartLine): boolean => line.product.inactive || exceedsStock(line);

/** What is wrong with a line, in words. */
export function lineMessage(line: CartLine): MessageDescriptor | undefined {
  const { inactive, quantity } = line.product;
  if (inactive) return msg`This product is out of stock or inactive.`;
  return exceedsStock(line) ? msg`Only ${quantity} in stock. Please reduce quantity.` : undefined;
}

export const minusDisabled = ({ item, product }: CartLine): boolean =>
  product.inactive || item.quantity <= 1;

export const atStockLimit = ({ item, product }: CartLine): boolean =>
  item.quantity >= product.quantity;

export const plusDisabled = (line: CartLine): boolean =>
  line.product.inactive || atStockLimit(line);

export function plusTooltip(line: CartLine): MessageDescriptor {
  const { quantity } = line.product;
  return atStockLimit(line) ? msg`Only ${quantity} in stock` : msg`Add one more`;
}

/** What to say when plus is pressed at or above the stock. */
export const plusRefusal = (line: CartLine): MessageDescriptor | undefined =>
  atStockLimit(line) ? outOfStockMessage : undefined;

export const outOfStockMessage = msg`Product is out of stock`;

/** What a visitor's press on 'Add to Cart' does: a stock leads to sign-in, a combo says why not. */
export const visitorAddAction = (type: ItemType): { message: MessageDescriptor } | 'sign-in' =>
  type === 'COMBO' ? { message: msg`You must be logged in to update your cart` } : 'sign-in';

export const signInToNotifyMessage = msg`You must be logged in to subscribe for notifications.`;

/** What the line costs after discount. */
export const lineTotal = ({ item, product }: CartLine): Paise =>
  discountedPrice(product) * item.quantity;

/** The sum the minimum order is tested on: cost times quantity, before any discount. */
export const cartTotal = (lines: readonly CartLine[]): Paise =>
  sumPaise(lines.map(({ item, product }) => toPaise(product.cost) * item.quantity));

const problemLinesWarning = msg`One or more products are either out of stock, inactive, or exceeding available stock.`;

/** Why checkout is closed; nothing when it is open. */
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

/** What the product button shows: everything in stock already in the cart reads 'Notify Me' too. */
export function buttonState(inCart: number, inStock: number): ButtonState {
  if (inStock <= 0 || (inCart > 0 && inCart >= inStock)) return 'notify';
  return inCart > 0 ? 'quantity' : 'add';
}
