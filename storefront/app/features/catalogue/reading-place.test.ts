import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { firstBelow, keepPlace, takePlace } from './reading-place.ts';

test('a reading place is given back once, to its own history entry', () => {
  const storage = memoryStorage();
  const store = () => storage;
  const place = { key: 'a1', card: 'item-7', top: -40 };
  keepPlace(store, place);
  expect(takePlace(store, 'a1')).toEqual(place);
  expect(takePlace(store, 'a1')).toBeUndefined();
  keepPlace(store, place);
  expect(takePlace(store, 'b2')).toBeUndefined();
  for (const garbled of ['{', 'null', '{"key":"a1","card":7,"top":1}']) {
    storage.setItem('reading_place', garbled);
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
