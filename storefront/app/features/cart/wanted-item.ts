import { minutes, safePath } from '@sabuja/kit';
import { type BrowserStorage, storedJson } from '../../lib/browser-storage.ts';

/** The item a visitor wanted before signing in, and the page to bring them back to. */
export type WantedItem = { item_id: number; type: 'STOCK' | 'COMBO'; path: string };

type At = { at: number };
const keptFor = minutes(15);

const stored = (storage: () => BrowserStorage, now: number) =>
  storedJson(storage, 'wanted_item', (value) => readWanted(value, now));

/** Keeps the wanted item for this tab until it is taken, a quarter of an hour at most. */
export const keepWantedItem = (
  storage: () => BrowserStorage,
  wanted: WantedItem,
  now: number,
): void => stored(storage, now).write({ ...wanted, at: now });

/** Takes the wanted item out, so that it is added once. */
export function takeWantedItem(storage: () => BrowserStorage, now: number): WantedItem | undefined {
  const taken = stored(storage, now).take();
  if (taken === undefined) return undefined;
  const { at: _, ...wanted } = taken;
  return wanted;
}

function readWanted(value: unknown, now: number): (WantedItem & At) | undefined {
  const { item_id, type, path, at } = value as Partial<WantedItem & At>;
  if (!Number.isSafeInteger(item_id) || (type !== 'STOCK' && type !== 'COMBO')) return undefined;
  if (typeof at !== 'number' || now - at > keptFor) return undefined;
  return { item_id: Number(item_id), type, path: safePath(path), at };
}
