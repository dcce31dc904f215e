import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { useHistoryState } from '../../lib/use-hydrated.ts';

/** The item passed in the navigation state, with its type. */
export type PickedItem = { item: Stock; type: 'STOCK' } | { item: Combo; type: 'COMBO' };

/** Parses the item from a navigation state, which may hold anything. */
export function pickedItem(state: unknown): PickedItem | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { item, type } = state as { item?: Partial<Stock & Combo>; type?: ItemType };
  if (type === 'STOCK' && typeof item?.stock_id === 'number') return { item: item as Stock, type };
  if (type === 'COMBO' && typeof item?.id === 'number') return { item: item as Combo, type };
  return undefined;
}

/** The state after the item was shown, so that going back does not show it again. */
export function markAsShown(state: unknown): (PickedItem & { shown: true }) | null {
  const picked = pickedItem(state);
  return picked ? { ...picked, shown: true } : null;
}

/** The item of a navigation state, unless it has been shown. */
export const unshownItem = (state: unknown): PickedItem | undefined =>
  (state as { shown?: unknown } | null)?.shown === true ? undefined : pickedItem(state);

/** The item passed with this navigation; undefined during hydration. */
export function usePickedItem(): PickedItem | undefined {
  return pickedItem(useHistoryState());
}
