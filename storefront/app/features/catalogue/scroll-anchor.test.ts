import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { expect, test } from 'vitest';
import { firstVisibleCard, storeScrollAnchor, takeScrollAnchor } from './scroll-anchor.ts';

test('a scroll anchor is returned once, for its own history entry', () => {
  const storage = memoryStorage();
  const store = () => storage;
  const anchor = { key: 'a1', card: 'item-7', top: -40 };
  storeScrollAnchor(store, anchor);
  expect(takeScrollAnchor(store, 'a1')).toEqual(anchor);
  expect(takeScrollAnchor(store, 'a1')).toBeUndefined();
  storeScrollAnchor(store, anchor);
  expect(takeScrollAnchor(store, 'b2')).toBeUndefined();
  for (const invalid of ['{', 'null', '{"key":"a1","card":7,"top":1}']) {
    storage.setItem('reading_place', invalid);
    expect(takeScrollAnchor(store, 'a1')).toBeUndefined();
  }
});

test('the anchor is the first visible card', () => {
  const cards = [
    { id: 'item-1', top: -400, bottom: -200 },
    { id: 'item-2', top: -190, bottom: 50 },
    { id: 'item-3', top: -190, bottom: 80 },
  ];
  expect(firstVisibleCard(cards, 60)?.id).toBe('item-3');
  expect(firstVisibleCard(cards, 100)).toBeUndefined();
});
