import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { firstVisibleCard, storeScrollAnchor, takeScrollAnchor } from './scroll-anchor.ts';

/** Height of the top bar in pixels; content above this line is covered. */
const TOP_BAR_HEIGHT = 60;

/** False once a listing of this document has been rendered: the router restores the scrolling of later ones. */
let isNewDocument = true;

/**
 * Restores the scroll position in a listing after a reload, including that of a tab the phone had
 * discarded. The router stores a pixel offset, but the reloaded document starts at the page in the
 * URL.
 */
export function useRestoreScroll(listRef: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per document
  useEffect(() => {
    const anchor = isNewDocument ? takeScrollAnchor(() => sessionStorage, key) : undefined;
    isNewDocument = false;
    const card = anchor && document.getElementById(anchor.card);
    if (card) window.scrollBy(0, card.getBoundingClientRect().top - anchor.top);
  }, []);
  useEffect(() => {
    const storeAnchor = () => {
      const cards = [...(listRef.current?.querySelectorAll('article') ?? [])].map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return { id: card.id, top, bottom };
      });
      const firstCard = window.scrollY > 0 ? firstVisibleCard(cards, TOP_BAR_HEIGHT) : undefined;
      if (firstCard)
        storeScrollAnchor(() => sessionStorage, { key, card: firstCard.id, top: firstCard.top });
    };
    window.addEventListener('pagehide', storeAnchor);
    return () => window.removeEventListener('pagehide', storeAnchor);
  }, [key, listRef]);
}
