import type { Cart } from '@sabuja/contract';
import { formatPaise } from '@sabuja/kit';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { emptyCart, type LineRef, quantityOf } from './cart-model.ts';
import {
  buttonState,
  type CartLine,
  cartTotal,
  cartWarnings,
  hasProblem,
  lineMessage,
  lineTotal,
  minusDisabled,
  plusDisabled,
  plusRefusal,
  plusTooltip,
  signInToNotifyMessage,
  visitorAddAction,
} from './cart-rules.ts';
import { applyChanges, createAddChange, createSetChange } from './pending-changes.ts';
import type { Sellable } from './sellable.ts';

const tomato = { item_id: 7, type: 'STOCK' } as const;
const thali = { item_id: 9, type: 'COMBO' } as const;

function line(quantity: number, product: Partial<Sellable> = {}): CartLine {
  return {
    item: { cart_item_id: 1, item_id: 7, quantity, type: 'STOCK' },
    product: {
      id: 7,
      type: 'STOCK',
      name: 'Desi tomato',
      units: '1 kg',
      cost: 43,
      discount: 12,
      quantity: 5,
      inactive: false,
      department: 'GROCERY',
      leadTimeHours: 0,
      image: undefined,
      ...product,
    },
  };
}

describe('changes of the cart', () => {
  const add = (cart: Cart, line: LineRef, quantity: number) =>
    applyChanges(cart, [createAddChange(cart, line, quantity)]);

  it('S4c.1 adds to an existing line, and appends a missing one', () => {
    const once = add(emptyCart, tomato, 1);
    const twice = add(add(once, thali, 1), tomato, 2);
    expect(quantityOf(twice, tomato)).toBe(3);
    expect(twice.items.map((item) => item.item_id)).toEqual([7, 9]);
  });

  it('S4c.2 sets a quantity above 0, drops the line at 0 or below, and clears', () => {
    const cart = add(add(emptyCart, tomato, 2), thali, 1);
    expect(quantityOf(applyChanges(cart, [createSetChange(tomato, 5)]), tomato)).toBe(5);
    for (const none of [0, -1]) {
      const { items } = applyChanges(cart, [createSetChange(tomato, none)]);
      expect(items.map((item) => item.item_id)).toEqual([9]);
    }
    expect(applyChanges(cart, [createSetChange(tomato, 5), { kind: 'clear' }])).toEqual(emptyCart);
  });
});

describe('lines of the cart', () => {
  it('S4c.4 are a problem when inactive or above stock, and block checkout', () => {
    expect(hasProblem(line(5))).toBe(false);
    expect(hasProblem(line(6))).toBe(true);
    expect(hasProblem(line(1, { inactive: true }))).toBe(true);
    expect(cartWarnings([line(1), line(6)], 0)).toHaveLength(1);
  });

  it('S5.6 describe their problem', () => {
    expect(lineMessage(line(1))).toBeUndefined();
    expect(inEnglish(lineMessage(line(1, { inactive: true })))).toBe(
      'This product is out of stock or inactive.',
    );
    expect(inEnglish(lineMessage(line(6)))).toBe('Only 5 in stock. Please reduce quantity.');
  });

  it('S5.3 disable minus when inactive or at 1 or less', () => {
    expect([1, 2].map((quantity) => minusDisabled(line(quantity)))).toEqual([true, false]);
    expect(minusDisabled(line(3, { inactive: true }))).toBe(true);
  });

  it('S5.4 disable plus when inactive or at the stock, with a message', () => {
    expect([4, 5, 6].map((quantity) => plusDisabled(line(quantity)))).toEqual([false, true, true]);
    expect(plusDisabled(line(1, { inactive: true }))).toBe(true);
    expect(inEnglish(plusTooltip(line(4)))).toBe('Add one more');
    expect(inEnglish(plusTooltip(line(5)))).toBe('Only 5 in stock');
    expect([4, 5, 6].map((quantity) => inEnglish(plusRefusal(line(quantity))))).toEqual([
      undefined,
      'Product is out of stock',
      'Product is out of stock',
    ]);
  });

  it('S9.5 the discount is subtracted from a line, but not from the total of the cart', () => {
    expect(formatPaise(discountedPrice(line(1).product))).toBe('₹37.84');
    expect(lineTotal(line(3))).toBe(3784 * 3);
    expect(cartTotal([line(3), line(1, { cost: 10.1 })])).toBe(12900 + 1010);
  });
});

describe('checkout from the cart', () => {
  it('S5.7 warns about problem lines and about a total below the minimum', () => {
    expect(cartWarnings([line(2)], 8600)).toEqual([]);
    expect(cartWarnings([line(2)], 8601).map(inEnglish)).toEqual([
      'Minimum order amount is ₹86.01',
    ]);
    expect(cartWarnings([line(6)], 100_000).map(inEnglish)).toEqual([
      'One or more products are either out of stock, inactive, or exceeding available stock.',
      'Minimum order amount is ₹1,000',
    ]);
  });
});

describe('the product button', () => {
  it("S4d.1 offers 'Add to Cart', or 'Notify Me' without stock", () => {
    expect(buttonState(0, 4)).toBe('add');
    expect(buttonState(0, 0)).toBe('notify');
  });

  it("S4d.2 becomes a quantity control in the cart, and 'Notify Me' with all the stock in it", () => {
    expect([1, 3, 4].map((inCart) => buttonState(inCart, 4))).toEqual([
      'quantity',
      'quantity',
      'notify',
    ]);
    const one = applyChanges(emptyCart, [createAddChange(emptyCart, tomato, 1)]);
    const none = createSetChange(tomato, quantityOf(one, tomato) - 1);
    expect(applyChanges(one, [none])).toEqual(emptyCart);
  });

  it('S5.10 leads a visitor to sign-in for a stock, and shows that login is required for a combo', () => {
    expect(visitorAddAction('STOCK')).toBe('sign-in');
    const action = visitorAddAction('COMBO');
    if (action === 'sign-in') throw new Error('a combo only says why not');
    expect(inEnglish(action.message)).toBe('You must be logged in to update your cart');
    expect(inEnglish(signInToNotifyMessage)).toBe(
      'You must be logged in to subscribe for notifications.',
    );
  });
});
