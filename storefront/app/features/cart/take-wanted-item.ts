import { minutes, safePath } from '@sabuja/kit';
import { type BrowserStorage, takeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { type WantedItem, wantedItemKey } from './wanted-item.ts';

const MAX_AGE = minutes(15);

/** Returns the wanted item and removes it, so that it is added only once. */
export const takeWantedItem = (
  storage: () => BrowserStorage,
  now: number,
): WantedItem | undefined =>
  takeJson(storage, wantedItemKey, (value) => {
    const { item_id, type, path, at } = value as Partial<WantedItem & { at: number }>;
    if (!Number.isSafeInteger(item_id) || (type !== 'STOCK' && type !== 'COMBO')) return undefined;
    if (typeof at !== 'number' || now - at > MAX_AGE) return undefined;
    return { item_id: Number(item_id), type, path: safePath(path) };
  });
