import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { describe, expect, it } from 'vitest';
import { takeWantedItem } from './take-wanted-item.ts';
import { storeWantedItem } from './wanted-item.ts';

describe('the item a visitor wanted', () => {
  const wanted = { item_id: 7, type: 'STOCK', path: '/product/7?from=home' } as const;

  it('is returned once', () => {
    const storage = memoryStorage();
    const store = () => storage;
    storeWantedItem(store, wanted, 0);
    expect(takeWantedItem(store, 1000)).toEqual(wanted);
    expect(takeWantedItem(store, 1000)).toBeUndefined();
  });

  it('expires after a quarter of an hour, and its path never leaves the shop', () => {
    const storage = memoryStorage();
    const store = () => storage;
    storeWantedItem(store, wanted, 0);
    expect(takeWantedItem(store, 900_001)).toBeUndefined();
    storeWantedItem(store, { ...wanted, path: '//evil.example' }, 0);
    expect(takeWantedItem(store, 1)?.path).toBe('/');
    storage.setItem('wanted_item', '{"item_id":"x"');
    expect(takeWantedItem(store, 1)).toBeUndefined();
  });
});
