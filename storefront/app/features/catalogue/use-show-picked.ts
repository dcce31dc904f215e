import { type Milliseconds, seconds } from '@sabuja/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAlive } from '../../lib/use-alive.ts';
import { cardId, itemId } from './item.ts';
import { yetToShow } from './picked-item.ts';
import type { Shelf, ShelfPage } from './shelf-query.ts';

/** How long the card of a picked product stands out. */
const markedFor: Milliseconds = seconds(3);

/** The product picked in the search, when it is to be shown on this shelf. */
export function usePickOn({ sub, show }: Shelf): number | undefined {
  const { state } = useLocation();
  const picked = yetToShow(state);
  if (!useAlive() || picked?.type !== 'STOCK' || show === 'combo') return undefined;
  return picked.item.subcategory_id === sub ? picked.item.stock_id : undefined;
}

/**
 * Brings a picked product into view, once, and then calls `shown` with the page it is on.
 * Answers the id of the card that stands out at the moment.
 */
export function useShowPicked(
  pick: number | undefined,
  pages: readonly ShelfPage[],
  shown: (page: number) => void,
): number | undefined {
  const [marked, setMarked] = useState<number>();
  const page = pages.find(({ results }) => results.some((item) => itemId(item) === pick))?.page;
  const tell = useEffectEvent(shown);
  useEffect(() => {
    if (pick === undefined) return;
    // After the router has scrolled to where a new page begins.
    const frame = requestAnimationFrame(() => {
      document.getElementById(cardId(pick))?.scrollIntoView({ block: 'center' });
      setMarked(pick);
      tell(page ?? 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [pick, page]);
  useEffect(() => {
    if (marked === undefined) return;
    const timer = setTimeout(() => setMarked(undefined), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
