import { type Milliseconds, seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { cardId, itemId } from './item.ts';
import type { Listing, ListingPage } from './listing-query.ts';
import { unshownItem } from './picked-item.ts';

/** How long the card of a picked product stands out. */
const HIGHLIGHT_DURATION: Milliseconds = seconds(3);

/** The product picked in the search, when it is to be shown on this shelf. */
export function usePickedStockId({ sub, show }: Listing): number | undefined {
  const { state } = useLocation();
  const picked = unshownItem(state);
  if (!useHydrated() || picked?.type !== 'STOCK' || show === 'combo') return undefined;
  return picked.item.subcategory_id === sub ? picked.item.stock_id : undefined;
}

/**
 * Brings a picked product into view, once, and then calls `shown` with the page it is on.
 * Answers the id of the card that stands out at the moment.
 */
export function useShowPicked(
  pickedId: number | undefined,
  pages: readonly ListingPage[],
  onShown: (page: number) => void,
): number | undefined {
  const [highlightedId, setHighlightedId] = useState<number>();
  const page = pages.find(({ results }) => results.some((item) => itemId(item) === pickedId))?.page;
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => {
    if (pickedId === undefined) return;
    // After the router has scrolled to where a new page begins.
    const frame = requestAnimationFrame(() => {
      document.getElementById(cardId(pickedId))?.scrollIntoView({ block: 'center' });
      setHighlightedId(pickedId);
      notifyShown(page ?? 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [pickedId, page]);
  useEffect(() => {
    if (highlightedId === undefined) return;
    const timer = setTimeout(() => setHighlightedId(undefined), HIGHLIGHT_DURATION);
    return () => clearTimeout(timer);
  }, [highlightedId]);
  return highlightedId;
}
