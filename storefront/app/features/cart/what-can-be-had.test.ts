import { expect, test } from 'vitest';
import type { Sellable } from './sellable.ts';
import { type Wish, whatCanBeHad } from './what-can-be-had.ts';

const wish = (item_id: number, quantity: number): Wish => ({
  item_id,
  type: 'STOCK',
  name: `Item ${item_id}`,
  quantity,
});
const item = (id: number, quantity: number, inactive = false): Sellable => ({
  id,
  type: 'STOCK',
  name: `Item ${id}`,
  units: '1 kg',
  cost: 10,
  discount: 0,
  quantity,
  inactive,
  department: 'GROCERY',
  image: undefined,
});
const none = { items: [] };

test('what is there is added as wished, and nothing is short', () => {
  expect(whatCanBeHad([wish(1, 2)], [item(1, 2)], none)).toEqual({ add: [wish(1, 2)], short: [] });
});

test('of what is scarce as many as there are; of what is gone, none', () => {
  const wishes = [wish(1, 5), wish(2, 1), wish(3, 1), wish(4, 1)];
  const items = [item(1, 3), item(2, 0), item(3, 9, true), undefined];
  expect(whatCanBeHad(wishes, items, none)).toEqual({
    add: [wish(1, 3)],
    short: [wish(1, 3), wish(2, 0), wish(3, 0), wish(4, 0)],
  });
});

test('what is in the cart already counts against the stock', () => {
  const cart = { items: [{ cart_item_id: 1, item_id: 1, type: 'STOCK' as const, quantity: 4 }] };
  expect(whatCanBeHad([wish(1, 3)], [item(1, 5)], cart).add).toEqual([wish(1, 1)]);
  expect(whatCanBeHad([wish(1, 3)], [item(1, 4)], cart)).toEqual({ add: [], short: [wish(1, 0)] });
});
