import { type BrowserStorage, writeJson } from '../../lib/browser-storage.ts';

/** The item a visitor wanted before signing in, and the page to bring them back to. */
export type WantedItem = { item_id: number; type: 'STOCK' | 'COMBO'; path: string };

export const wantedItemKey = 'wanted_item';

/** Keeps the wanted item for this tab until it is taken, a quarter of an hour at most. */
export const storeWantedItem = (
  storage: () => BrowserStorage,
  wanted: WantedItem,
  now: number,
): void => writeJson(storage, wantedItemKey, { ...wanted, at: now });
