import { type Milliseconds, seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { cardId, itemId } from './item.ts';
import type { Listing, ListingPage } from './listing-query.ts';
import { type PickedItem, unshownItem } from './picked-item.ts';

/** How long the card of a picked item is highlighted. */
const HIGHLIGHT_DURATION: Milliseconds = seconds(3);

/** The product or combo picked in the search, if it belongs to this listing. */
export function usePickedItemOf({ sub, show }: Listing): PickedItem | undefined {
  const { state } = useLocation();
  const picked = unshownItem(state);
  const isHydrated = useHydrated();
  if (!isHydrated || picked === undefined || (picked.type === 'COMBO') !== (show === 'combo'))
    return undefined;
  return picked.item.subcategory_id === sub ? picked : undefined;
}

/**
 * Scrolls a picked item into view once, then calls `onHighlighted` with its page. Returns the id of
 * the card that is highlighted at the moment.
 */
export function useHighlightPicked(
  pickedId: number | undefined,
  pages: readonly ListingPage[],
  onHighlighted: (page: number) => void,
): number | undefined {
  const [highlightedId, setHighlightedId] = useState<number>();
  const page = pages.find(({ results }) => results.some((item) => itemId(item) === pickedId))?.page;
  const notifyHighlighted = useEffectEvent(onHighlighted);
  useEffect(() => {
    if (pickedId === undefined) return;
    // Scroll only after the router has done its own scrolling for the new page.
    const frame = requestAnimationFrame(() => {
      document.getElementById(cardId(pickedId))?.scrollIntoView({ block: 'center' });
      setHighlightedId(pickedId);
      notifyHighlighted(page ?? 1);
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
