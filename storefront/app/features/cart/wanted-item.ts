import { minutes, safePath } from '@sabuja/kit';

/** The item a visitor wanted before signing in, and the page to bring them back to. */
export type WantedItem = { item_id: number; type: 'STOCK' | 'COMBO'; path: string };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const key = 'wanted_item';
const keptFor = minutes(15);

/** Keeps the wanted item for this tab until it is taken, a quarter of an hour at most. */
export function keepWantedItem(storage: Store, wanted: WantedItem, now: number): void {
  storage.setItem(key, JSON.stringify({ ...wanted, at: now }));
}

/** Takes the wanted item out, so that it is added once. */
export function takeWantedItem(storage: Store, now: number): WantedItem | undefined {
  const text = storage.getItem(key);
  storage.removeItem(key);
  if (text === null) return undefined;
  return readWanted(text, now);
}

function readWanted(text: string, now: number): WantedItem | undefined {
  try {
    const { item_id, type, path, at } = JSON.parse(text) as Partial<WantedItem & { at: number }>;
    if (!Number.isSafeInteger(item_id) || (type !== 'STOCK' && type !== 'COMBO')) return undefined;
    if (typeof at !== 'number' || now - at > keptFor) return undefined;
    return { item_id: Number(item_id), type, path: safePath(path) };
  } catch {
    return undefined;
  }
}
