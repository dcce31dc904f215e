import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { firstVisibleCard, storeScrollAnchor, takeScrollAnchor } from './scroll-anchor.ts';

/** The top bar hides what is above this. */
const TOP_BAR_HEIGHT = 60;

/** False once a list of this document has been shown: later ones are restored by the router. */
let isNewDocument = true;

/**
 * Keeps one's place in a list over a reload, also that of a phone which had let the page go. The
 * router remembers pixels from the top, but the new document begins at the page of the address.
 */
export function useRestoreScroll(listRef: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
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
