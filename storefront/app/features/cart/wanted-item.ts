import { type BrowserStorage, writeJson } from '@sabuja/ui/lib/browser-storage.ts';

/** The item a visitor wanted before signing in, and the path to return to. */
export type WantedItem = { item_id: number; type: 'STOCK' | 'COMBO'; path: string };

export const wantedItemKey = 'wanted_item';

/** Stores the wanted item for this tab until it is taken, for 15 minutes at most. */
export const storeWantedItem = (
  storage: () => BrowserStorage,
  wanted: WantedItem,
  now: number,
): void => writeJson(storage, wantedItemKey, { ...wanted, at: now });
