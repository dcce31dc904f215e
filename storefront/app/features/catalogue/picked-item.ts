import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { useLocation } from 'react-router';
import { useAlive } from './use-alive.ts';

/** What a link hands over: the whole item and its type. */
export type ItemState = { item: Stock; type: 'STOCK' } | { item: Combo; type: 'COMBO' };

/** The item in a navigation state, which may hold anything. */
export function pickedItem(state: unknown): ItemState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { item, type } = state as { item?: Partial<Stock & Combo>; type?: ItemType };
  if (type === 'STOCK' && typeof item?.stock_id === 'number') return { item: item as Stock, type };
  if (type === 'COMBO' && typeof item?.id === 'number') return { item: item as Combo, type };
  return undefined;
}

/** The item handed over with this navigation. Nothing while the server's HTML comes alive. */
export function usePickedItem(): ItemState | undefined {
  const { state } = useLocation();
  return useAlive() ? pickedItem(state) : undefined;
}
