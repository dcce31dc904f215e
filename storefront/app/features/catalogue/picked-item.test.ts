import { expect, test } from 'vitest';
import { pickedItem } from './picked-item.ts';

test('only a whole item with its type is taken from a navigation state', () => {
  expect(pickedItem({ item: { stock_id: 7 }, type: 'STOCK' })?.type).toBe('STOCK');
  expect(pickedItem({ item: { id: 7 }, type: 'COMBO' })?.type).toBe('COMBO');
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { item: { id: 7 }, type: 'STOCK' },
    { type: 'COMBO' },
  ])
    expect(pickedItem(state)).toBeUndefined();
});
