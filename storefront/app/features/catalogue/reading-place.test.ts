import { expect, test } from 'vitest';
import { firstBelow, keepPlace, takePlace } from './reading-place.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

test('a reading place is given back once, to its own history entry', () => {
  const store = memory();
  const place = { key: 'a1', card: 'item-7', top: -40 };
  keepPlace(store, place);
  expect(takePlace(store, 'a1')).toEqual(place);
  expect(takePlace(store, 'a1')).toBeUndefined();
  keepPlace(store, place);
  expect(takePlace(store, 'b2')).toBeUndefined();
  for (const garbled of ['{', 'null', '{"key":"a1","card":7,"top":1}']) {
    store.setItem('reading_place', garbled);
    expect(takePlace(store, 'a1')).toBeUndefined();
  }
});

test('it is the first card that can still be seen', () => {
  const cards = [
    { id: 'item-1', top: -400, bottom: -200 },
    { id: 'item-2', top: -190, bottom: 50 },
    { id: 'item-3', top: -190, bottom: 80 },
  ];
  expect(firstBelow(cards, 60)?.id).toBe('item-3');
  expect(firstBelow(cards, 100)).toBeUndefined();
});
