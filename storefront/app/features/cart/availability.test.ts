import { expect, test } from 'vitest';
import { type RequestedItem, resolveAvailability } from './availability.ts';
import type { Sellable } from './sellable.ts';

const createRequest = (item_id: number, quantity: number): RequestedItem => ({
  item_id,
  type: 'STOCK',
  name: `Item ${item_id}`,
  quantity,
});
const createItem = (id: number, quantity: number, inactive = false): Sellable => ({
  id,
  type: 'STOCK',
  name: `Item ${id}`,
  units: '1 kg',
  cost: 10,
  discount: 0,
  quantity,
  inactive,
  department: 'GROCERY',
  leadTimeHours: 0,
  image: undefined,
});
const emptyCart = { items: [] };

test('items in stock are added as requested, without shortfalls', () => {
  expect(resolveAvailability([createRequest(1, 2)], [createItem(1, 2)], emptyCart)).toEqual({
    available: [createRequest(1, 2)],
    shortfalls: [],
  });
});

test('items short of stock are added up to the stock; unavailable items are not', () => {
  const requested = [
    createRequest(1, 5),
    createRequest(2, 1),
    createRequest(3, 1),
    createRequest(4, 1),
  ];
  const items = [createItem(1, 3), createItem(2, 0), createItem(3, 9, true), undefined];
  expect(resolveAvailability(requested, items, emptyCart)).toEqual({
    available: [createRequest(1, 3)],
    shortfalls: [
      createRequest(1, 3),
      createRequest(2, 0),
      createRequest(3, 0),
      createRequest(4, 0),
    ],
  });
});

test('the quantity already in the cart counts against the stock', () => {
  const cart = { items: [{ cart_item_id: 1, item_id: 1, type: 'STOCK' as const, quantity: 4 }] };
  expect(resolveAvailability([createRequest(1, 3)], [createItem(1, 5)], cart).available).toEqual([
    createRequest(1, 1),
  ]);
  expect(resolveAvailability([createRequest(1, 3)], [createItem(1, 4)], cart)).toEqual({
    available: [],
    shortfalls: [createRequest(1, 0)],
  });
});
