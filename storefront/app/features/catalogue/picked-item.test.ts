import { expect, test } from 'vitest';
import { markAsShown, pickedItem, unshownItem } from './picked-item.ts';

test('a navigation state is accepted only if it holds a complete item and its type', () => {
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

test('S2b.2 a product picked in the search stays in the navigation state, and is shown once', () => {
  const state = { item: { stock_id: 7, name: 'Desi tomato' }, type: 'STOCK' };
  expect(unshownItem(state)).toEqual(state);
  const shown = markAsShown(state);
  expect(shown).toEqual({ ...state, shown: true });
  expect(pickedItem(shown)?.item).toEqual(state.item);
  expect(unshownItem(shown)).toBeUndefined();
  for (const other of [null, undefined, { toPage: true }]) expect(markAsShown(other)).toBeNull();
});
